/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const NINETY_FIVE = 1.959964;

/**
 * Wilson's 95 % interval for a share of so many trials: unlike the textbook's it never leaves 0 to 1 and is right for shares
 * near either end. Shared wins make the trials less spread than coin tosses, so for them it is a little too wide.
 */
export function intervalOf(share: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const square = NINETY_FIVE ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const half =
    (NINETY_FIVE / (1 + square / trials)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
