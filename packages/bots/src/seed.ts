import type { Picker } from './policy.ts';

const SEEDS = 0x1_0000_0000;

/** A seed for a stream of chance of its own. */
export function newSeed(chance: Picker): number {
  return chance.pick(SEEDS);
}
