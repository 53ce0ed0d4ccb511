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

/** As they were read last. To read one lays the whole page out anew, which takes far too long to be done for every card that moves. */
let known: ReadonlyMap<string, number> | null = null;

/** Milliseconds. What has no token of its own is nothing, too, where motion is not wanted. */
export function duration(pace: Pace): number {
  if (typeof document === 'undefined') return 0;
  known ??= tokens();
  const read = (token: string) => known?.get(token) ?? 0;
  if (pace === 'crate') return read(TOKENS.base) === 0 ? 0 : BETWEEN_CRATES;
  if (pace === 'bust') return read(TOKENS.base) === 0 ? 0 : WHOLE_BUST;
  return read(TOKENS[pace]);
}

/** Whatever the tokens say, until the reader changes their mind about motion. */
function tokens(): ReadonlyMap<string, number> {
  const forget = () => {
    known = null;
  };
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', forget, { once: true });
  const style = getComputedStyle(document.documentElement);
  return new Map(Object.values(TOKENS).map((token) => [token, milliseconds(style.getPropertyValue(token))]));
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
