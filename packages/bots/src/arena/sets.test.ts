import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { intervalOf } from './interval.ts';
import { Sets } from './sets.ts';

function setsOf(games: number, means: readonly number[]): Sets {
  const sets = new Sets(games);
  for (const mean of means) sets.add(mean);
  return sets;
}

const wide = ([low, high]: readonly [number, number]) => high - low;

describe('the interval of sets', () => {
  it('covers the truth as often as it says, for few sets and for many', () => {
    const TRIALS = 1000;
    for (const [share, games, count] of [
      [0.25, 4, 10],
      [0.25, 4, 100],
      [0.5, 2, 30],
      [0.35, 1, 60],
    ] as const) {
      let covered = 0;
      for (let trial = 0; trial < TRIALS; trial++) {
        const chance = new FastChance(trial * 31 + count);
        const sets = new Sets(games);
        for (let set = 0; set < count; set++) {
          let won = 0;
          for (let game = 0; game < games; game++) if (chance.pick(1000) < share * 1000) won++;
          sets.add(won / games);
        }
        const [low, high] = sets.interval;
        if (low <= share && share <= high) covered++;
      }
      expect(covered / TRIALS).toBeGreaterThan(0.925);
      expect(covered / TRIALS).toBeLessThan(0.985);
    }
  });

  it('is narrower than that of as many games where everybody wins with the same cards, and wider where the deal is all', () => {
    const alike = setsOf(
      4,
      Array.from({ length: 40 }, (_, set) => (set % 8 === 0 ? 0.5 : 0.25)),
    );
    const apart = setsOf(
      4,
      Array.from({ length: 40 }, (_, set) => (set % 4 === 0 ? 1 : 0)),
    );
    expect(wide(alike.interval)).toBeLessThan(0.7 * wide(intervalOf(alike.mean, 160)));
    expect(wide(apart.interval)).toBeGreaterThan(1.5 * wide(intervalOf(apart.mean, 160)));
  });

  it('proves nothing by two sets that happen to be alike, nor by none, and stays between 0 and 1', () => {
    expect(wide(setsOf(4, [0.25, 0.25]).interval)).toBeGreaterThan(0.5);
    expect(new Sets(4).interval).toEqual([0, 1]);
    expect(setsOf(4, Array(50).fill(1)).interval[1]).toBe(1);
    expect(setsOf(4, Array(50).fill(1)).interval[0]).toBeCloseTo(0.98, 2);
    expect(setsOf(4, Array(50).fill(0)).interval[0]).toBe(0);
  });
});
