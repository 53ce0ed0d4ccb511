import { FastChance } from '@stakeout/kernel';
import { expect, it } from 'vitest';
import { WithoutLuck } from './luck.ts';

/** Sets of a bot that wins 30 % on the whole, most of it by luck, which is seen through so much noise. */
function report(noise: number, seed: number) {
  const chance = new FastChance(seed);
  const even = () => chance.pick(2001) / 1000 - 1;
  const results = new WithoutLuck();
  for (let set = 0; set < 200; set++) {
    const luck = 0.2 * even();
    results.add(0.3 + luck + 0.05 * even(), luck + noise * even());
  }
  return results.report();
}

it('keeps the mean and takes most of the spread, as long as luck is seen clearly', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { winShare, se, sePlain, weight } = report(0.02, seed);
    expect(Math.abs(winShare - 0.3)).toBeLessThan(4 * se);
    expect(se).toBeLessThan(sePlain / 2);
    expect(weight).toBeGreaterThan(0.9);
  }
});

it('takes little of what is mostly noise, and is never much worse than plain results', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { se, sePlain, weight } = report(1, seed);
    expect(weight).toBeLessThan(0.2);
    expect(se).toBeLessThan(1.02 * sePlain);
  }
});

it('has nothing to take where nobody was lucky', () => {
  const results = new WithoutLuck();
  for (const won of [0, 1, 0, 1]) results.add(won, 0);
  const { winShare, se, sePlain, weight } = results.report();
  expect([winShare, weight]).toEqual([0.5, 0]);
  expect(se).toBeGreaterThan(sePlain);
});
