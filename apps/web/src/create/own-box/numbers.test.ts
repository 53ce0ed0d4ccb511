import { describe, expect, it } from 'vitest';
import { same } from './box.ts';
import { readCount, readNumber } from './numbers.ts';

const INCOME = [{ value: 'INCOME', label: same('Income') }];

describe('what is typed', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['-5', -5],
    ['−$55k', -55],
    ['$3k', 3],
    ['income', 'INCOME'],
    ['three', 'three'],
    ['3.5', '3.5'],
    ['', ''],
  ])('%j is %j', (typed, value) => {
    expect(readNumber(typed, INCOME, 'en')).toBe(value);
  });

  it.each([
    ['0', 0],
    ['14', 14],
    ['15', null],
    ['-1', null],
    ['', null],
  ])('as a count up to 14, %j is %j', (typed, count) => {
    expect(readCount(typed, 14)).toBe(count);
  });
});
