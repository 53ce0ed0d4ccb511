import { describe, expect, it } from 'vitest';
import { readBudget } from './budget.ts';

describe('a budget in words', () => {
  it.each([
    ['800', { iterations: 800 }],
    ['500ms', { milliseconds: 500 }],
    ['2s', { milliseconds: 2000 }],
    ['0.5s', { milliseconds: 500 }],
    ['600s', { milliseconds: 600_000 }],
  ])('%s', (text, budget) => {
    expect(readBudget(text)).toEqual(budget);
  });

  it.each(['', '0', '-1', '1.5', '0s', '601s', 's', '1m', '10000001', '1e3', ' 5', 'Infinity'])(
    'refuses "%s"',
    (text) => {
      expect(readBudget(text)).toBeNull();
    },
  );
});
