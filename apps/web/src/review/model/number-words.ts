/** A whole number with its sign; a real minus, as wide as the plus. */
export function signed(value: number): string {
  const whole = Math.round(value);
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
}

/** The same as a part of a win. */
export function signedShare(value: number): string {
  return `${signed(value)}%`;
}

/** Below nothing with a real minus. */
export function plain(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** How far a value may be off: never nothing. */
export function about(value: number): string {
  return value < 0.95 ? Math.max(0.1, value).toFixed(1) : String(Math.round(value));
}
