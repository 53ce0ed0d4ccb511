import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { configure } from './config.ts';
import { tableNamed } from './data/compile-table.ts';
import { changed } from './data/raw-table.fixture.ts';
import type { RawTable } from './data/raw-table.ts';
import { escapePlan } from './game.ts';

function faults(input: unknown): unknown[] {
  const result = configure(input);
  return result.ok ? [] : result.refusals.map(({ field, reason, params }) => [field, reason, params]);
}

describe('creating a match', () => {
  it('[E4.3] one to five players', () => {
    expect(escapePlan.seats).toEqual({ min: 1, max: 5 });
  });

  it('nothing said is the table of the box, and Costa cannot be avoided', () => {
    const defaults = { ok: true, value: { table: null, costaAvoidable: false } };
    for (const input of [
      {},
      { table: null },
      { table: undefined },
      { costaAvoidable: false },
      { costaAvoidable: 'no' },
    ])
      expect(configure(input)).toEqual(defaults);
    for (const costaAvoidable of [true, 'yes'])
      expect(configure({ costaAvoidable })).toEqual({ ok: true, value: { table: null, costaAvoidable: true } });
    expect(escapePlan.setup({ table: null, costaAvoidable: true }, 1, new StatelessChance(1)).costaAvoidable).toBe(1);
    expect(escapePlan.setup({ table: null, costaAvoidable: false }, 1, new StatelessChance(1)).costaAvoidable).toBe(0);
  });

  it('what is no option, or no value of one, is refused by name', () => {
    for (const input of [null, 'x', 3, []]) expect(faults(input)).toEqual([['config', 'config.notAnObject', {}]]);
    expect(faults({ tables: null })).toEqual([['tables', 'config.unknownOption', { known: 'table, costaAvoidable' }]]);
    for (const costaAvoidable of [1, 0, 'maybe', null])
      expect(faults({ costaAvoidable })).toEqual([['costaAvoidable', 'config.notOneOf', { allowed: 'yes, no' }]]);
    expect(faults({ costaAvoidable: 1, other: 1 })).toHaveLength(2);
  });

  it('[E2.1] a broken table is refused by its rows, all of them at once', () => {
    expect(faults({ table: changed({ gas_cans: -1, 'keys.BLACK': 2 }) })).toEqual([
      ['keys.BLACK', 'table.notInRange', { least: 3, most: 3 }],
      ['gas_cans', 'table.notInRange', { least: 0, most: 1000 }],
    ]);
    expect(faults({ table: 'mine' })[0]).toEqual(['table', 'table.notARecord', {}]);
    expect(() => escapePlan.setup({ table: {} as RawTable, costaAvoidable: false }, 3, new StatelessChance(1))).toThrow(
      'the table was not configured',
    );
  });

  it('[E2.1] another table of the same shape is played with', () => {
    const table = changed({ start_cash: 30, gas_cans: 2, contact_display: 5, extra_action_discs: 3, item_spaces: 4 });
    const result = configure({ table });
    if (!result.ok) throw new Error('refused');
    expect(result.value.table).toBe(table);
    const state = escapePlan.setup(result.value, 3, new StatelessChance(1));
    expect(state.boards.map(({ cash }) => cash)).toEqual([30, 30, 30]);
    expect(state.boards[0]?.items).toEqual([101, 102, 103, 0]);
    expect([state.cans, state.discsLeft, state.display.length, state.contactDeck.length]).toEqual([2, 3, 5, 28]);
    expect(state.table).toMatch(/^[0-9a-f]{64}$/);
    expect(tableNamed(state.table).startCash).toBe(30);
  });
});
