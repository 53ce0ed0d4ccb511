import type { Chance } from '@stakeout/kernel';

/**
 * Chance for tests: like the keyed stream a draw depends on nothing but seed, label and counter, but it is fast and
 * short-seeded. So a replay draws the same, and perft counts are the same everywhere.
 */
export class StatelessChance implements Chance {
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  below(label: string, counter: number, bound: number): number {
    let hash = mix(this.seed ^ 0x9e3779b9);
    for (let index = 0; index < label.length; index++) hash = mix(hash ^ label.charCodeAt(index));
    hash = mix(hash ^ counter);
    return Math.floor(((hash >>> 0) * bound) / 0x1_0000_0000);
  }
}

/** The finalizer of MurmurHash3: every bit of the input reaches every bit of the output. */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
