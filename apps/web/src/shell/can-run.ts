/**
 * Whether this browser has what the app is built on. Its syntax has been understood if this runs; what is looked for here came
 * later than that.
 */
export function canRun(): boolean {
  return (
    typeof structuredClone === 'function' &&
    typeof Worker === 'function' &&
    typeof HTMLDialogElement === 'function' &&
    typeof crypto?.getRandomValues === 'function' &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  );
}
