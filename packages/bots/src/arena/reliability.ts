import type { Prediction } from './contest.ts';
import { rounded } from './tally.ts';

/** Of all predictions of one bot in a range: how many there were, what was predicted, what came. */
export interface ReliabilityRow {
  readonly bot: string;
  readonly from: number;
  readonly to: number;
  readonly predictions: number;
  readonly predicted: number;
  readonly actual: number;
  /** The standard error of how far the two are apart, by sets: the many predictions of a game all come true together or not at all. */
  readonly se: number;
}

const BINS = 10;

interface Bin {
  predictions: number;
  predicted: number;
  actual: number;
  /** How far apart they are in the set that is being counted, and the sum of the squares of that over the sets before. */
  apart: number;
  squares: number;
}

/** The chances to win that a bot gave itself, against how the games came out. */
export class Reliability {
  private readonly bot: string;
  private readonly bins = Array.from({ length: BINS }, newBin);

  constructor(bot: string) {
    this.bot = bot;
  }

  /** Takes the predictions of a whole set. */
  add(predictions: Iterable<Prediction>): void {
    for (const { predicted, actual } of predictions) {
      const bin = this.bins[Math.min(BINS - 1, Math.floor(predicted * BINS))];
      if (bin === undefined) continue;
      bin.predictions++;
      bin.predicted += predicted;
      bin.actual += actual;
      bin.apart += actual - predicted;
    }
    for (const bin of this.bins) {
      bin.squares += bin.apart ** 2;
      bin.apart = 0;
    }
  }

  rows(): ReliabilityRow[] {
    return this.bins.flatMap(({ predictions, predicted, actual, squares }, index) =>
      predictions === 0
        ? []
        : {
            bot: this.bot,
            from: index / BINS,
            to: (index + 1) / BINS,
            predictions,
            predicted: rounded(predicted / predictions, 3),
            actual: rounded(actual / predictions, 3),
            se: rounded(Math.sqrt(squares) / predictions, 3),
          },
    );
  }
}

function newBin(): Bin {
  return { predictions: 0, predicted: 0, actual: 0, apart: 0, squares: 0 };
}
