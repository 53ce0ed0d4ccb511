import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, shuffleInPlace } from './chance.ts';
import { FastChance } from './fast-chance.ts';
import { KeyedChance } from './keyed-chance.ts';
import { RecordedChance } from './recorded-chance.ts';

const KNOWN_DIE = [2, 2, 5, 0, 4, 0, 3, 3];
const key = Uint8Array.from({ length: 32 }, (_, index) => index);

describe('keyed chance', () => {
  it('is fixed by key, label and counter', () => {
    const draws = (chance: Chance) => Array.from({ length: 8 }, (_, counter) => chance.below('die', counter, 6));
    expect(draws(new KeyedChance(key))).toEqual(KNOWN_DIE);
    const backwards = new KeyedChance(key);
    expect(KNOWN_DIE.map((_, index) => backwards.below('die', 7 - index, 6)).reverse()).toEqual(KNOWN_DIE);
  });

  it('changes with the key, the label and the counter', () => {
    const many = (chance: Chance, label: string, from: number) =>
      Array.from({ length: 40 }, (_, index) => chance.below(label, from + index, 1000)).join();
    const other = key.slice();
    other[31] = 0;
    const streams = [
      many(new KeyedChance(key), 'die', 0),
      many(new KeyedChance(other), 'die', 0),
      many(new KeyedChance(key), 'deck:0', 0),
      many(new KeyedChance(key), 'die', 1),
    ];
    expect(new Set(streams).size).toBe(4);
  });

  it('gives every number equally often', () => {
    const chance = new KeyedChance(key);
    const counts = new Array<number>(6).fill(0);
    for (let counter = 0; counter < 6000; counter++) tally(counts, chance.below('die', counter, 6));
    const deviation = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Chi-square with five degrees of freedom: 20.5 is exceeded once in a thousand streams, and this one is fixed.
    expect(deviation).toBeLessThan(20.5);
  });

  it('stays below any bound', () => {
    const chance = new KeyedChance(key);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (bound, counter) => {
        const value = chance.below('any', counter, bound);
        return Number.isInteger(value) && value >= 0 && value < bound;
      }),
    );
  });

  it('takes a whole key or none', () => {
    expect(() => new KeyedChance(key.slice(1))).toThrow(/32 bytes/);
  });
});

describe('fast chance', () => {
  it('is reproducible and different for every seed', () => {
    const stream = (seed: number) => {
      const chance = new FastChance(seed);
      return Array.from({ length: 20 }, () => chance.pick(100)).join();
    };
    expect(stream(1)).toBe(stream(1));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => stream(seed))).size).toBe(50);
  });

  it('gives every number about equally often, for neighbouring seeds too', () => {
    const firsts = new Array<number>(6).fill(0);
    for (let seed = 0; seed < 6000; seed++) tally(firsts, new FastChance(seed).below('die', 0, 6));
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('recorded chance', () => {
  it('passes draws through and writes them down', () => {
    const chance = new RecordedChance({ below: () => 3 });
    expect(chance.below('die', 5, 6)).toBe(3);
    expect(chance.draws).toEqual([{ label: 'die', counter: 5, bound: 6, value: 3 }]);
  });
});

describe('shuffling', () => {
  it('draws one number for each place but the last, and keeps every item', () => {
    const chance = new RecordedChance({ below: () => 0 });
    const items = [1, 2, 3, 4];
    shuffleInPlace(items, 4, 'deck', chance);
    expect(items).toEqual([2, 3, 4, 1]);
    expect(chance.draws.map(({ counter, bound }) => [counter, bound])).toEqual([
      [0, 4],
      [1, 3],
      [2, 2],
    ]);
  });

  it('leaves what lies beyond the length alone', () => {
    const items = [1, 2, 3, 4];
    shuffleInPlace(items, 2, 'deck', { below: () => 0 });
    expect(items).toEqual([2, 1, 3, 4]);
  });

  it('makes every order equally likely', () => {
    const counts = new Map<string, number>();
    const chance = new FastChance(3);
    for (let count = 0; count < 6000; count++) {
      const items = [1, 2, 3];
      shuffleInPlace(items, 3, 'deck', chance);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

function tally(counts: number[], value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}
