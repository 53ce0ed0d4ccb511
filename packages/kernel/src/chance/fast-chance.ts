import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance } from './chance.ts';

/**
 * The stream for search and simulation: fast, reproducible from a 32-bit seed, and worthless as a secret. Labels and
 * counters are ignored, so two equal states may draw differently; matches use the keyed stream instead.
 */
export class FastChance implements Chance {
  private readonly generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
    // Neighbouring seeds give alike first numbers; after a few steps nothing of that is left.
    for (let step = 0; step < 32; step++) this.generator.next();
  }

  below(_label: string, _counter: number, bound: number): number {
    return this.pick(bound);
  }

  /** A whole number from 0 to `bound - 1`; for bounds as small as a game's the bias is below one in ten million. */
  pick(bound: number): number {
    return Math.floor(((this.generator.next() >>> 0) * bound) / 0x1_0000_0000);
  }
}
