/** One step of some work; returns how many operations it did. A step is a whole game, or one pass over all positions. */
export type Work = () => number;

/** What was done in one stretch of time. */
export interface Slice {
  readonly operations: number;
  readonly steps: number;
  readonly seconds: number;
}

/** Several measurements of one thing. The median is what counts; the range says how far to trust it. */
export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Something that can work for a while whenever it is its turn. */
export interface Lane<Result> {
  run(seconds: number): Promise<Result>;
}

const secondsNow = () => performance.now() / 1000;

/** Works step by step until the time is over. The last step is finished and counted, with the time it took. */
export function timeSlice(work: Work, seconds: number, now: () => number = secondsNow): Slice {
  let operations = 0;
  let steps = 0;
  let elapsed = 0;
  const begin = now();
  do {
    operations += work();
    steps++;
    elapsed = now() - begin;
  } while (elapsed < seconds);
  return { operations, steps, seconds: elapsed };
}

/**
 * Lets the lanes work by turns, one at a time, so that a spell in which the machine is slow falls on all of them. Every
 * round begins with another lane, so that none always follows the same one. Gives the results of each lane, by round.
 */
export async function interleave<Result>(
  lanes: readonly Lane<Result>[],
  rounds: number,
  seconds: number,
  report: (round: number) => void = () => {},
): Promise<Result[][]> {
  const results = lanes.map((): Result[] => []);
  for (let round = 0; round < rounds; round++) {
    report(round);
    for (let turn = 0; turn < lanes.length; turn++) {
      const index = (round + turn) % lanes.length;
      const result = await lanes[index]?.run(seconds);
      if (result !== undefined) results[index]?.push(result);
    }
  }
  return results;
}

export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const below = sorted[Math.floor(middle)];
  const above = sorted[Math.ceil(middle)];
  const low = sorted[0];
  const high = sorted.at(-1);
  if (below === undefined || above === undefined || low === undefined || high === undefined) {
    throw new Error('nothing was measured');
  }
  return { median: (below + above) / 2, low, high };
}

/** How many times as fast one was as the other, round by round: what slowed both down in a round cancels out. */
export function compare(rates: readonly number[], others: readonly number[]): Summary {
  return summarize(rates.map((rate, round) => rate / (others[round] ?? Number.NaN)));
}
