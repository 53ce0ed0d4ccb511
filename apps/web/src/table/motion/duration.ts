/** How long things take, as the tokens say; 0 for readers who want no motion. */
const TOKENS = {
  instant: '--d-instant',
  quick: '--d-quick',
  base: '--d-base',
  slow: '--d-slow',
  scene: '--d-scene',
} as const;

export type Pace = keyof typeof TOKENS | 'crate' | 'bust';

/** Crates hop one after another. */
const BETWEEN_CRATES = 60;
/** A whole bust. */
const WHOLE_BUST = 1800;

/** Milliseconds. What has no token of its own is nothing, too, where motion is not wanted. */
export function duration(pace: Pace): number {
  if (typeof document === 'undefined') return 0;
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => milliseconds(style.getPropertyValue(token));
  if (pace === 'crate') return read(TOKENS.base) === 0 ? 0 : BETWEEN_CRATES;
  if (pace === 'bust') return read(TOKENS.base) === 0 ? 0 : WHOLE_BUST;
  return read(TOKENS[pace]);
}

/** Whether things may move at all. */
export function isStill(): boolean {
  return duration('base') === 0;
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return 0;
  return text.trim().endsWith('ms') ? value : value * 1000;
}
