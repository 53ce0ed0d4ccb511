import type { DailyResult } from '@stakeout/protocol';
import { expect, it } from 'vitest';
import { standings } from './standing.ts';

const result = (score: number, winners: readonly number[], change: Partial<DailyResult> = {}): DailyResult => ({
  name: 'Ana',
  isYou: false,
  outcome: {
    ending: 'played',
    scores: [score, 10],
    places: winners.includes(0) ? [1, 1] : [2, 1],
    winners: [...winners],
    tieBreaks: [],
  },
  resigned: false,
  luck: null,
  watchPath: '/table/one?watch=key',
  finishedAt: 1,
  ...change,
});

it('equal results share a place, and the next comes after all of them', () => {
  const rows = standings([result(12, [0]), result(12, [0]), result(9, [1]), result(9, [1], { resigned: true })], 0);
  expect(rows.map(({ place }) => place)).toEqual([1, 1, 3, 4]);
});

it('takes off the share of a win what luck brought; nothing while that is not known', () => {
  const luck = { value: 30, se: 4 };
  const rows = standings([result(12, [0], { luck }), result(10, [0, 1], { luck }), result(9, [1])], 0);
  expect(rows.map((row) => row.lessLuck)).toEqual([{ value: 70, se: 4 }, { value: 20, se: 4 }, null]);
});
