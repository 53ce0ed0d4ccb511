/**
 * A logistic curve over the log-odds of the share, fitted to 9149 decisions of 130 games that `hard` played against itself
 * with 400 iterations (40 games for four, 30 for three, 60 for two): the move it likes best wins some five games in a
 * hundred fewer than imagined. Two, three and four players alone give offsets of -0.34, -0.34 and -0.50 and slopes of 1.04,
 * 0.70 and 0.79: near enough for so few games to share one curve.
 */
const OFFSET = -0.35;
const SLOPE = 0.88;

/**
 * The same for bots that ask the net, fitted to 10,590 decisions of 150 games that `hard` played against itself with 200 iterations
 * (40 games for four, 40 for three, 70 for two): the best move was told to win 41 games in a hundred, and won 36. Two, three and
 * four players alone give offsets of -0.27, -0.39 and -0.43 and slopes of 0.99, 0.66 and 0.78.
 */
const LEARNED_OFFSET = -0.31;
const LEARNED_SLOPE = 0.85;
/** Certainty is beyond what imagined games can show. */
const SUREST = 0.995;

/**
 * Turns the share of imagined games won with a move into a chance to win against players as good as oneself. The share alone
 * is too high: of many moves the one that looks best owes some of that to luck, and imagined opponents are hastier than real
 * ones.
 */
export function calibrate(share: number): number {
  return curve(share, OFFSET, SLOPE);
}

/** The same for what a search with the net expects. */
export function calibrateLearned(share: number): number {
  return curve(share, LEARNED_OFFSET, LEARNED_SLOPE);
}

function curve(share: number, offset: number, slope: number): number {
  const kept = Math.min(SUREST, Math.max(1 - SUREST, share));
  return 1 / (1 + Math.exp(-(offset + slope * Math.log(kept / (1 - kept)))));
}
