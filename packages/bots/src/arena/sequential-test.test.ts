import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { SequentialTest } from './sequential-test.ts';

const TRIALS = 600;
const MOST_SETS = 20_000;
/** Of so many trials with an error of 5 % more than this many go wrong once in a thousand times. */
const MOST_WRONG = 0.05 * TRIALS + 3.1 * Math.sqrt(0.05 * 0.95 * TRIALS);

/** The share of a set won by somebody with this chance; in duplicates half of the games go by the deal, which favours every seat in turn. */
function setOf(chance: FastChance, share: number, games: number, isDuplicate: boolean): number {
  const deal = chance.pick(1_000_000) / 1_000_000;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const goesByDeal = isDuplicate && chance.pick(2) === 0;
    const place = goesByDeal ? (deal + game / games) % 1 : chance.pick(1_000_000) / 1_000_000;
    if (place < share) won++;
  }
  return won / games;
}

function findings(low: number, high: number, share: number, games: number, isDuplicate: boolean) {
  const found = { H0: 0, H1: 0, undecided: 0 };
  let sets = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const chance = new FastChance(trial * 7919 + games);
    const test = new SequentialTest({ low, high, alpha: 0.05, beta: 0.05 }, games);
    for (let set = 0; set < MOST_SETS && !test.isDecided; set++, sets++)
      test.add(setOf(chance, share, games, isDuplicate));
    found[test.report().finding]++;
  }
  return { ...found, games: (sets * games) / TRIALS };
}

describe.each([
  ['independent games', false],
  ['duplicate sets', true],
])('the test on %s', (_name, isDuplicate) => {
  it.each([
    [0.25, 0.3, 4],
    [0.5, 0.56, 2],
    [0.35, 0.5, 1],
  ])('tells %f from %f in sets of %i, and is wrong no more often than it says', (low, high, games) => {
    const atLow = findings(low, high, low, games, isDuplicate);
    const atHigh = findings(low, high, high, games, isDuplicate);
    expect(atLow.H1).toBeLessThanOrEqual(MOST_WRONG);
    expect(atHigh.H0).toBeLessThanOrEqual(MOST_WRONG);
    expect(atLow.undecided + atHigh.undecided).toBe(0);
  });
});

it('needs fewer games where deals are duplicated, and far fewer where there is no doubt', () => {
  const single = findings(0.25, 0.3, 0.25, 4, false);
  const double = findings(0.25, 0.3, 0.25, 4, true);
  const clear = findings(0.25, 0.3, 0.4, 4, false);
  expect(double.games).toBeLessThan(0.9 * single.games);
  expect(clear.games).toBeLessThan(0.6 * single.games);
  expect(clear.H1).toBe(TRIALS);
});

it('decides nothing by a handful of sets, however clear, and nothing more once it has decided', () => {
  const test = new SequentialTest({ low: 0.25, high: 0.28, alpha: 0.05, beta: 0.05 }, 4);
  let sets = 0;
  for (; !test.isDecided; sets++) test.add(1);
  expect(sets).toBe(20);
  const decided = test.report();
  expect(decided).toMatchObject({ finding: 'H1', low: 0.25, high: 0.28 });
  expect(decided.bounds).toEqual([Math.log(0.05 / 0.95), Math.log(0.95 / 0.05)]);
  for (let set = 0; set < 100; set++) test.add(0);
  expect(test.report()).toEqual(decided);
});
