/** The mark: an eye in a badge. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path className="mark-rim" d="M20 1.5 36 7v13c0 9.6-6.6 15.6-16 18.5C10.6 35.6 4 29.6 4 20V7Z" />
      <path className="mark-ink" d="M20 5 32.8 9.4V20c0 7.6-5 12.4-12.8 15C12.2 32.4 7.2 27.6 7.2 20V9.4Z" />
      <path
        className="mark-eye"
        d="M8.5 20.5C12 15 16 12.8 20 12.8s8 2.2 11.5 7.7C28 26 24 28.2 20 28.2S12 26 8.5 20.5Z"
      />
      <circle className="mark-iris" cx="20" cy="20.5" r="5" />
      <circle className="mark-ink" cx="20" cy="20.5" r="2" />
    </svg>
  );
}
