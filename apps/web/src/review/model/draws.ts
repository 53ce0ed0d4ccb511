import type { ReviewedDraw } from '@stakeout/bots/judge';

/** So many of each are told. */
const EACH = 3;
/** Less luck than this, in points, is none worth telling. */
const LEAST = 0.5;

/** The luckiest draws, and the unluckiest from the least bad to the worst. */
export function luckOf(draws: readonly ReviewedDraw[]): {
  readonly lucky: readonly ReviewedDraw[];
  readonly unlucky: readonly ReviewedDraw[];
} {
  const sorted = draws.toSorted((one, other) => other.luck - one.luck);
  return {
    lucky: sorted.filter(({ luck }) => luck >= LEAST).slice(0, EACH),
    unlucky: sorted.filter(({ luck }) => luck <= -LEAST).slice(-EACH),
  };
}
