/** What bots of each level would be rated as solvers, roughly; their tries place a puzzle among them. */
const RATINGS: Readonly<Record<string, number>> = { easy: 1200, medium: 1500, hard: 1800 };
/** As in the ratings of chess: so much more means ten to one. */
const TEN_TO_ONE = 400;
const LOWEST = 1000;
const HIGHEST = 2200;
/** Two tries that nobody made, one of them right, by a solver in the middle: a handful of tries proves little. */
const MIDDLE = 1500;

/** The rating at which solvers of these strengths would have found it as often as they did. */
export function firstRating(solved: Readonly<Record<string, readonly [right: number, tries: number]>>): number {
  const tries = Object.entries(solved).map(([name, [right, all]]) => ({ rating: RATINGS[name] ?? MIDDLE, right, all }));
  tries.push({ rating: MIDDLE, right: 1, all: 2 });
  let low = LOWEST;
  let high = HIGHEST;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const expected = tries.reduce(
      (sum, { rating, all }) => sum + all / (1 + 10 ** ((middle - rating) / TEN_TO_ONE)),
      0,
    );
    // Found more often than that: it is easier.
    if (tries.reduce((sum, { right }) => sum + right, 0) > expected) high = middle;
    else low = middle;
  }
  return Math.round((low + high) / 2);
}
