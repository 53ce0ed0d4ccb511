/** A logistic curve over the log-odds of the share. */
interface Curve {
  readonly offset: number;
  readonly slope: number;
}

/**
 * Fitted to 9149 decisions of 130 games that `hard` played against itself with 400 iterations (40 games for four, 30 for three,
 * 60 for two): the move it likes best wins some five games in a hundred fewer than imagined. Two, three and four players alone give offsets of -0.34, -0.34 and -0.50 and slopes of 1.04,
 * 0.70 and 0.79: near enough for so few games to share one curve.
 */
const PLAYED_TO_THE_END: Curve = { offset: -0.35, slope: 0.88 };

/** Shares of imagined games at which the chances of bots that ask the net are told; between two of them the log-odds lie on a line. */
const SHARES = [0.005, 0.03, 0.07, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.95, 0.995];
/**
 * Those chances, for two, three and four players: the likeliest, with a line that would rather not bend, in the light of 750, 600 and 480 games that
 * `hard` played against itself with 200 iterations (133,000 decisions; its worlds were dealt by the beliefs of training/README.md then). Curves of three numbers each, as there were before, were off by up to 17 points with
 * three: what looks likely comes more or less often than it should in stretches, and not evenly.
 */
const CHANCES: readonly (readonly number[])[] = [
  [0.001, 0.009, 0.033, 0.073, 0.157, 0.272, 0.38, 0.471, 0.537, 0.622, 0.731, 0.832, 0.928, 0.993],
  [0.007, 0.043, 0.091, 0.138, 0.21, 0.296, 0.342, 0.413, 0.498, 0.587, 0.668, 0.758, 0.887, 0.989],
  [0.003, 0.035, 0.088, 0.139, 0.203, 0.263, 0.311, 0.363, 0.414, 0.488, 0.611, 0.751, 0.9, 0.994],
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
  const chances = CHANCES[seats - FEWEST_SEATS];
  if (chances === undefined) return calibrate(share);
  const kept = within(share);
  let next = 1;
  while (next < SHARES.length - 1 && kept > (SHARES[next] as number)) next++;
  const [low, high] = [oddsOf(SHARES[next - 1] as number), oddsOf(SHARES[next] as number)];
  const [from, to] = [oddsOf(chances[next - 1] as number), oddsOf(chances[next] as number)];
  return chanceAt(from + ((to - from) * (oddsOf(kept) - low)) / (high - low));
}

function chanceBy({ offset, slope }: Curve, share: number): number {
  return chanceAt(offset + slope * oddsOf(within(share)));
}

function within(share: number): number {
  return Math.min(SUREST, Math.max(1 - SUREST, share));
}

/** Log-odds, and back. */
function oddsOf(chance: number): number {
  return Math.log(chance / (1 - chance));
}

function chanceAt(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
