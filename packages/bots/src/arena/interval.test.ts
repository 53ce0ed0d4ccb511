import { expect, it } from 'vitest';
import { intervalOf } from './interval.ts';

const rounded = (ends: readonly number[]) => ends.map((end) => Number(end.toFixed(4)));

it('is Wilson’s, by figures worked out elsewhere', () => {
  expect(rounded(intervalOf(0.5, 100))).toEqual([0.4038, 0.5962]);
  expect(rounded(intervalOf(0.1, 200))).toEqual([0.0657, 0.1494]);
});

it('stays between 0 and 1, and says nothing when nothing was played', () => {
  expect(rounded(intervalOf(0, 20))).toEqual([0, 0.1611]);
  expect(rounded(intervalOf(1, 20))).toEqual([0.8389, 1]);
  expect(intervalOf(0, 0)).toEqual([0, 1]);
});
