/** An arrow that turns back. */
export function BackIcon() {
  return (
    <svg className="box-back-icon" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 2.2A5 5 0 1 1 2.3 5.4" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M7.6-.6V5L3.4 2.2Z" fill="currentColor" />
    </svg>
  );
}
