import { describe, expect, it } from 'vitest';
import { defaultTable, tableOf } from './boxes.ts';
import { changed } from './raw-table.fixture.ts';
import type { Table } from './table.ts';

function compiled(box: unknown): Table {
  const result = tableOf(box);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value;
}

describe('the table of a box', () => {
  it('[E2.1] the same table is compiled once, whatever order its fields have', () => {
    const one = compiled(changed({ start_cash: 10 }));
    const other = compiled(Object.fromEntries(Object.entries(changed({ start_cash: 10 }) as object).reverse()));
    expect(other).toBe(one);
    expect(one.key).toMatch(/^[0-9a-f]{64}$/);
    expect(compiled(changed({ start_cash: 11 })).key).not.toBe(one.key);
  });

  it('[E2.1] nothing said is the box of this project', () => {
    expect(defaultTable().key).toBe('default');
    for (const box of [null, undefined]) expect(compiled(box)).toBe(defaultTable());
  });

  it('[E2.1] what is not plain data, or was refused, is refused every time', () => {
    const notPlain = { ...(changed({ start_cash: 50 }) as object), note: undefined };
    for (const box of [notPlain, { ...notPlain, note: 1.5 }, { ...notPlain, note: new Date(0) }]) {
      const result = tableOf(box);
      expect(result.ok ? [] : result.refusals.map(({ field, reason }) => [field, reason])).toEqual([
        ['table', 'table.notARecord'],
      ]);
    }
    const broken = changed({ start_cash: -1 });
    for (const _ of ['once', 'again']) {
      const result = tableOf(broken);
      expect(result.ok ? [] : result.refusals.map(({ field }) => field)).toEqual(['start_cash']);
    }
  });
});
