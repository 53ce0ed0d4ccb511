import type { Chance } from './chance.ts';

/** One draw as it was made: enough for anyone with the key to check it. */
export interface Draw {
  readonly label: string;
  readonly counter: number;
  readonly bound: number;
  readonly value: number;
}

/** Passes draws through and writes them down. */
export class RecordedChance implements Chance {
  readonly draws: Draw[] = [];
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  below(label: string, counter: number, bound: number): number {
    const value = this.source.below(label, counter, bound);
    this.draws.push({ label, counter, bound, value });
    return value;
  }
}
