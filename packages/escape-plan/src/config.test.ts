import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { type Config, configure } from './config.ts';
import { printedOf } from './data/printed.ts';
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
    const defaults = { ok: true, value: { table: null, costaAvoidable: false, costaStacks: 'both' } };
    for (const input of [
      {},
      { table: null },
      { table: undefined },
      { costaAvoidable: false },
      { costaAvoidable: 'no' },
    ])
      expect(configure(input)).toEqual(defaults);
    for (const costaAvoidable of [true, 'yes'])
      expect(configure({ costaAvoidable })).toEqual({
        ok: true,
        value: { table: null, costaAvoidable: true, costaStacks: 'both' },
      });
    const flags = (input: object) => {
      const config = configure(input);
      const state = config.ok ? escapePlan.setup(config.value, 1, new StatelessChance(1)) : null;
      return [state?.costaAvoidable, state?.costaBest];
    };
    expect([flags({}), flags({ costaAvoidable: true })]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('[A-95] both tiles of a stack count, unless the table says the best', () => {
    const stacks = (input: object) => {
      const config = configure(input);
      return config.ok ? [config.value.costaStacks, bestIn(config.value)] : null;
    };
    const bestIn = (config: Config) => escapePlan.setup(config, 1, new StatelessChance(1)).costaBest;
    expect([stacks({}), stacks({ costaStacks: 'both' }), stacks({ costaStacks: 'best' })]).toEqual([
      ['both', 0],
      ['both', 0],
      ['best', 1],
    ]);
    // A match made before there was the option says nothing of it.
    expect(bestIn({ table: null, costaAvoidable: false } as unknown as Config)).toBe(0);
    for (const costaStacks of [null, true, 'yes', 'worst'])
      expect(faults({ costaStacks })).toEqual([['costaStacks', 'config.notOneOf', { allowed: 'both, best' }]]);
  });

  it('what is no option, or no value of one, is refused by name', () => {
    for (const input of [null, 'x', 3, []]) expect(faults(input)).toEqual([['config', 'config.notAnObject', {}]]);
    expect(faults({ tables: null })).toEqual([
      ['tables', 'config.unknownOption', { known: 'table, costaAvoidable, costaStacks' }],
    ]);
    for (const costaAvoidable of [1, 0, 'maybe', null])
      expect(faults({ costaAvoidable })).toEqual([['costaAvoidable', 'config.notOneOf', { allowed: 'yes, no' }]]);
    expect(faults({ costaAvoidable: 1, other: 1 })).toHaveLength(2);
  });

  it('[E2.1] a broken table is refused by its rows, all of them at once', () => {
    expect(faults({ table: changed({ gas_cans: -1, 'keys.BLACK': 2 }) })).toEqual([
      ['keys.BLACK', 'table.notInRange', { least: 3, most: 3 }],
      ['gas_cans', 'table.notInRange', { least: 0, most: 1000 }],
    ]);
    const usual = { costaAvoidable: false, costaStacks: 'both' } as const;
    expect(faults({ table: 'mine' })[0]).toEqual(['table', 'table.notARecord', {}]);
    expect(() => escapePlan.setup({ ...usual, table: {} as RawTable }, 3, new StatelessChance(1))).toThrow(
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
    expect(printedOf(state).startCash).toBe(30);
  });
});
