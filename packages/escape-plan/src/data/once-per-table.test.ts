import { describe, expect, it } from 'vitest';
import { defaultTable } from '../table.fixture.ts';
import { oncePerTable } from './once-per-table.ts';

describe('what follows from a table', () => {
  it('is worked out once for each, whichever was asked about last', () => {
    const made: number[] = [];
    const costOf = oncePerTable(({ gangPrice }) => {
      made.push(gangPrice);
      return { gangPrice };
    });
    const one = { ...defaultTable(), gangPrice: 1 };
    const other = { ...defaultTable(), gangPrice: 2 };
    const first = costOf(one);
    expect([costOf(one), costOf(other), costOf(one), costOf(other)]).toEqual(
      [one, other, one, other].map(({ gangPrice }) => ({ gangPrice })),
    );
    expect(costOf(one)).toBe(first);
    expect(made).toEqual([1, 2]);
  });
});
