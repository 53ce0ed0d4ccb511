import type { Prediction } from './contest.ts';
import { rounded } from './tally.ts';

/** Of all predictions in a range: how many there were, what was predicted, what came. */
export interface ReliabilityRow {
  readonly from: number;
  readonly to: number;
  readonly predictions: number;
  readonly predicted: number;
  readonly actual: number;
}

const BINS = 10;

/** The chances to win that bots gave themselves, against how the games came out. */
export class Reliability {
  private readonly bins = Array.from({ length: BINS }, () => ({ predictions: 0, predicted: 0, actual: 0 }));

  add({ predicted, actual }: Prediction): void {
    const bin = this.bins[Math.min(BINS - 1, Math.floor(predicted * BINS))];
    if (bin === undefined) return;
    bin.predictions++;
    bin.predicted += predicted;
    bin.actual += actual;
  }

  rows(): ReliabilityRow[] {
    return this.bins.flatMap(({ predictions, predicted, actual }, index) =>
      predictions === 0
        ? []
        : {
            from: index / BINS,
            to: (index + 1) / BINS,
            predictions,
            predicted: rounded(predicted / predictions, 3),
            actual: rounded(actual / predictions, 3),
          },
    );
  }
}
