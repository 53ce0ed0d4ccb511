import { FastChance } from '@stakeout/kernel';

const FINE = 1_000_000;

/** Seeded chance for everything the drill decides. Only the timing of the machine differs between two runs of a seed. */
export class Luck {
  readonly #chance: FastChance;

  constructor(seed: number) {
    this.#chance = new FastChance(seed);
  }

  /** Another stream, so that how often one part draws does not change what another part gets. */
  branch(): Luck {
    return new Luck(this.pick(2 ** 31));
  }

  /** A whole number from 0 to `bound - 1`. */
  pick(bound: number): number {
    return this.#chance.pick(bound);
  }

  /** From 0 up to 1. */
  readonly fraction = (): number => this.pick(FINE) / FINE;

  isHit(probability: number): boolean {
    return this.fraction() < probability;
  }

  between(low: number, high: number): number {
    return low + this.fraction() * (high - low);
  }
}
