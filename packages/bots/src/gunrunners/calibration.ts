/** A logistic curve over the log-odds of the share. */
interface Curve {
  readonly offset: number;
  readonly slope: number;
  /** How much steeper it gets towards both ends: what looks nearly sure is mostly known already, what looks likely is hoped for. */
  readonly ends: number;
}

/**
 * Fitted to 9149 decisions of 130 games that `hard` played against itself with 400 iterations (40 games for four, 30 for three,
 * 60 for two): the move it likes best wins some five games in a hundred fewer than imagined. Two, three and four players alone give offsets of -0.34, -0.34 and -0.50 and slopes of 1.04,
 * 0.70 and 0.79: near enough for so few games to share one curve.
 */
const PLAYED_TO_THE_END: Curve = { offset: -0.35, slope: 0.88, ends: 0 };

/**
 * The same for bots that ask the net, for two, three and four players, fitted to the tenths of 300, 180 and 180 games that `hard` played against
 * itself with 200 iterations (47,000 decisions; seeds 20 and 21 of `npm run arena -- gunrunners-calibration-2` and so on). One curve for all was
 * off by up to 12 points with three and four: what looked likely came less often than was told.
 */
const VALUED_BY_THE_NET: readonly Curve[] = [
  { offset: -0.2, slope: 0.82, ends: 0.016 },
  { offset: -0.42, slope: 0.56, ends: 0.016 },
  { offset: -0.5, slope: 0.66, ends: 0.014 },
];
const FEWEST_SEATS = 2;

/** Certainty is beyond what imagined games can show. */
const SUREST = 0.995;

/**
 * Turns the share of imagined games won with a move into a chance to win against players as good as oneself. The share alone
 * is too high: of many moves the one that looks best owes some of that to luck, and imagined opponents are hastier than real
 * ones.
 */
export function calibrate(share: number): number {
  return chanceBy(PLAYED_TO_THE_END, share);
}

/** The same for what a search with the net expects, at a table of so many. */
export function calibrateLearned(share: number, { seats }: { readonly seats: number }): number {
  return chanceBy(VALUED_BY_THE_NET[seats - FEWEST_SEATS] ?? PLAYED_TO_THE_END, share);
}

function chanceBy({ offset, slope, ends }: Curve, share: number): number {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, share));
  const odds = Math.log(kept / (1 - kept));
  return 1 / (1 + Math.exp(-(offset + slope * odds + ends * odds * odds * odds)));
}
