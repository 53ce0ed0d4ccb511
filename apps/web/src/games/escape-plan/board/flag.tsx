/** A gang control marker in the colour of its player. */
export function Flag() {
  return (
    <svg className="ep-gear-flag" viewBox="0 0 18 22" aria-hidden="true">
      <path d="M3 21V2L16 6 3 11" />
    </svg>
  );
}
