/** The sign of what can be seen once more. */
export function Again() {
  return (
    <svg className="again-sign" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        d="M5 12a7 7 0 1 0 2.2-5.1M7 2.5v4.6h4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
