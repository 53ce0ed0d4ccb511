/** The power player's sign. */
export function Bolt() {
  return (
    <svg className="bolt" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14 1 4 14h6l-2 9 12-14h-7Z" fill="currentColor" />
    </svg>
  );
}
