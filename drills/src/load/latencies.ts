/** How long things took, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** Collects how long each action took until everybody at its table had it. */
export class Latencies {
  private readonly values: number[] = [];

  add(milliseconds: number): void {
    this.values.push(milliseconds);
  }

  /** All of them, for whoever puts several collections together. */
  get all(): readonly number[] {
    return this.values;
  }

  spread(): Spread {
    const sorted = this.values.toSorted((one, other) => one - other);
    return {
      count: sorted.length,
      p50: percentile(sorted, 0.5),
      p90: percentile(sorted, 0.9),
      p99: percentile(sorted, 0.99),
      max: percentile(sorted, 1),
    };
  }
}

/** The least value that so large a part of all values does not exceed. */
function percentile(sorted: readonly number[], part: number): number {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
  return Math.round(value * 100) / 100;
}
