/** The quantile of the normal distribution that leaves 2.5 % on either side. */
export const NINETY_FIVE = 1.959964;

/**
 * Wilson's interval for a share of so many trials, 95 % unless another quantile is given: unlike the textbook's it never leaves 0 to 1 and
 * is right for shares near either end.
 */
export function intervalOf(
  share: number,
  trials: number,
  quantile = NINETY_FIVE,
): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const square = quantile ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const half =
    (quantile / (1 + square / trials)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
