import { describe, expect, it } from 'vitest';
import { compileTable } from './compile-table.ts';
import { DEFAULT_TABLE } from './default-table.data.ts';
import { changed, compiledWith, faultsOf } from './raw-table.fixture.ts';

/** One change to the table, and the row and reason of the one fault it makes. */
type Broken = readonly [path: string, value: unknown, fault: string];

function eachIsRefused(rows: readonly Broken[]): void {
  for (const [path, value, fault] of rows)
    expect([path, value, faultsOf(changed({ [path]: value }))]).toEqual([path, value, [fault]]);
}

/** A whole number that may go from `least` to `most`: both ends are accepted, one further is not. */
function keepsWithin(path: string, least: number, most: number, ...alsoFaulty: string[]): void {
  const fault = `${path} table.notInRange`;
  for (const value of [least, most])
    expect([path, value, faultsOf(changed({ [path]: value }))]).toEqual([path, value, []]);
  for (const value of [least - 1, most + 1, least + 0.5, '1', null, undefined]) {
    const faults = faultsOf(changed({ [path]: value }));
    expect([path, value, faults]).toEqual([path, value, [fault, ...alsoFaulty]]);
  }
}

describe('a table entered by the host', () => {
  it('[E2.1] is refused as a whole when it is no table at all', () => {
    for (const table of [null, 'table', 7, [], new Map()]) expect(faultsOf(table)).toContain('table table.notARecord');
    expect(faultsOf({})).toHaveLength(20);
    expect(faultsOf({}).at(-1)).toBe('null refusals.more');
    expect(faultsOf(DEFAULT_TABLE)).toEqual([]);
  });

  it('[E2.1] is refused by the row of every number out of range', () => {
    for (const field of ['extra_action_discs', 'gas_cans', 'handcuffs', 'start_cash', 'used_asset_value'])
      keepsWithin(field, 0, 1000);
    for (const field of ['income_unlock_price', 'gang_price', 'church_price']) keepsWithin(field, 0, 1000);
    keepsWithin('item_spaces', 4, 9);
    keepsWithin('contact_spaces', 5, 5);
    keepsWithin('gang_members', 8, 8);
    keepsWithin('contact_display', 2, 33);
    keepsWithin('wound_penalty', -1000, 0);
    for (const type of ['FEDERAL', 'LOCAL', 'SWAT']) keepsWithin(`police.${type}`, 0, 1000);
    for (const count of ['1', '2', '3']) keepsWithin(`hospital_prices.${count}`, 0, 1000);
    keepsWithin('threshold_rewards[0].unlock', 0, 9);
    keepsWithin('threshold_rewards[2].disc', 0, 9);
    keepsWithin('asset_slot_costs[0]', 0, 99);
    keepsWithin('income_by_cubes_left[9]', 0, 99);
    keepsWithin('contact_score[5]', 0, 1000);
    keepsWithin('exit_tiles.ALPHA[0]', 0, 500);
    keepsWithin('exit_tiles.BETA[4]', 0, 500);
    keepsWithin('notoriety.penalty[9]', -1000, 0);
    keepsWithin('exit_cost.5[4]', 0, 1000);
  });

  it('[E2.1] [E2.2] is refused where the rules rely on a number no box can have otherwise', () => {
    for (const colour of ['GREEN', 'BLACK', 'BROWN']) keepsWithin(`keys.${colour}`, 3, 3);
    keepsWithin('cubes.income', 9, 9);
    keepsWithin('cubes.wounds', 3, 3);
    keepsWithin('cubes.notoriety', 4, 4);
    keepsWithin('business_closes_at.1-3', 2, 2);
    keepsWithin('business_closes_at.4-5', 3, 3);
    eachIsRefused([
      ['patrol', [1, 1, 2, 2, 3], 'patrol table.patrol'],
      ['patrol', [1, 1, 2, 2, 3, 1], 'patrol table.patrol'],
      ['assets', ['MOVE_LOCAL'], 'assets table.assets'],
      ['business_groups.G1', ['BAR', 'CASINO', 'GYM'], 'business_groups.G1 table.group'],
      ['business_groups.G2', ['ART_GALLERY', 'CINEMA'], 'business_groups.G2 table.group'],
      ['business_groups.SAFE', undefined, 'business_groups.SAFE table.group'],
    ]);
    const expected = (path: string) => {
      const result = compileTable(changed({ [path]: [] }), 'x');
      return result.ok ? [] : result.refusals.map(({ params }) => params);
    };
    expect(expected('business_groups.G2')).toEqual([{ expected: 'ART_GALLERY, CINEMA, GYM' }]);
    expect(expected('business_groups.SAFE')).toEqual([{ expected: 'SAFE_HOUSE_1, SAFE_HOUSE_2, SAFE_HOUSE_3' }]);
  });

  it('[E2.1] is refused by the list that is too long, too short or none', () => {
    const lists: readonly (readonly [path: string, item: unknown, length: number])[] = [
      ['exit_tiles.ALPHA', 0, 5],
      ['exit_tiles.BETA', 0, 5],
      ['notoriety.penalty', 0, 10],
      ['income_by_cubes_left', 0, 10],
      ['asset_slot_costs', 0, 6],
      ['contact_score', 0, 6],
      ['exit_cost.2', 0, 2],
      ['exit_cost.3', 0, 3],
      ['exit_cost.4', 0, 4],
      ['exit_cost.5', 0, 5],
      ['threshold_rewards', { unlock: 0, disc: 0 }, 3],
      ['lockers.GREEN.values', 0, 5],
      ['equipment', { name: 'Cap', cost: 0, avoid: ['SWAT'], count: 0 }, 4],
      ['fixers', { name: 'Cap', cost: 0, effect: 'INCOME' }, 8],
    ];
    for (const [path, item, length] of lists) {
      const of = (size: number) => faultsOf(changed({ [path]: Array(size).fill(item) }));
      expect([path, of(length)]).toEqual([path, []]);
      expect([path, of(length - 1)]).toEqual([path, [`${path} table.length`]]);
      expect([path, of(length + 1)]).toEqual([path, [`${path} table.length`]]);
      expect(faultsOf(changed({ [path]: 'none' }))[0]).toBe(`${path} table.notAList`);
    }
    // Solo and two players share nothing but the length; the solo row is read for both of its places.
    expect(faultsOf(changed({ 'exit_cost.1': [0] }))).toEqual(Array(2).fill('exit_cost.1 table.length'));
    expect(faultsOf(changed({ threshold_rewards: [1, 2, 3] }))[0]).toBe('threshold_rewards[0] table.notARecord');
    for (const path of ['notoriety', 'exit_cost', 'exit_tiles', 'police', 'keys', 'cubes', 'lockers', 'tiles'])
      expect(faultsOf(changed({ [path]: 0 }))[0]).toBe(`${path} table.notARecord`);
  });

  it('[E2.1] is refused by the path of every field that nothing is known about', () => {
    const rows = [
      'tiles.S1',
      'tiles.S1.locations[1]',
      'business_groups',
      'escape_plans[8]',
      'contacts[32]',
      'lockers',
      'lockers.BLACK',
      'exit_tiles',
      'notoriety',
      'asset_start',
      'equipment[3]',
      'fixers[7]',
      'police',
      'keys',
      'cubes',
      'exit_cost',
      'business_closes_at',
      'threshold_rewards[2]',
      'hospital_prices',
      'inspector[0]',
      'lieutenant[15]',
    ];
    for (const row of rows)
      expect(faultsOf(changed({ [`${row}.colour`]: 'red' }))).toEqual([`${row}.colour table.unknownField`]);
    expect(faultsOf(changed({ colour: 'red' }))).toEqual(['colour table.unknownField']);
    // But whoever keeps a file may write notes into it.
    expect(faultsOf(changed({ _note: 'ours', 'fixers[7]._seen': 'on the box' }))).toEqual([]);
    expect(faultsOf(changed({ asset_start: undefined }))).toEqual([]);
  });

  it('[E3.1] is refused when the start tiles do not lie side by side', () => {
    const cells = (one: unknown, other: unknown) => faultsOf(changed({ start_cells: [one, other] }));
    for (const other of ['2,1', '2,2', '1,3', '0,3', '0,2', '1,1'])
      expect([other, cells([1, 2], other.split(',').map(Number))]).toEqual([other, []]);
    for (const other of [
      [1, 2],
      [2, 3],
      [0, 1],
      [3, 2],
    ])
      expect([other, cells([1, 2], other)]).toEqual([other, ['start_cells[1] table.notOneOf']]);
    expect(cells([0, 0], [1])).toEqual(['start_cells[1] table.length']);
    expect(cells([9, 0], [10, 0])).toContain('start_cells[1][0] table.notInRange');
    expect(cells([0, -9], [0, -10])).toContain('start_cells[1][1] table.notInRange');
    expect(cells([9, -9], [8, -9])).toEqual([]);
    expect(faultsOf(changed({ start_cells: [[0, 0]] }))).toContain('start_cells table.length');
  });

  it('[E3.1] says which cells would do for the second start tile', () => {
    const result = compileTable(
      changed({
        start_cells: [
          [0, 0],
          [0, 0],
        ],
      }),
      'x',
    );
    expect(result.ok ? [] : result.refusals.map(({ params }) => params)).toEqual([
      { allowed: '1,-1 1,0 0,1 -1,1 -1,0 0,-1' },
    ]);
  });

  it('[E2.1] is refused when the lines of the notoriety track do not rise', () => {
    const lines = (...after: unknown[]) => faultsOf(changed({ 'notoriety.lines_after': after }));
    expect(lines(1, 2, 9)).toEqual([]);
    expect(lines(0, 5, 8)).toEqual(['notoriety.lines_after[0] table.notInRange']);
    expect(lines(2, 5, 10)).toEqual(['notoriety.lines_after[2] table.notInRange']);
    expect(lines(2, 2, 8)).toEqual(['notoriety.lines_after[1] table.notInRange']);
    expect(lines(2, 6, 5)).toEqual(['notoriety.lines_after[2] table.notInRange']);
    expect(lines(2, 5)).toEqual(['notoriety.lines_after table.length']);
  });

  it('[E2.1] is used when it is different but sound', () => {
    const table = compiledWith({
      start_cash: 12,
      'notoriety.lines_after': [3, 4, 5],
      'police.LOCAL': 7,
      'tiles.A2.edges[0]': 'W',
      'tiles.A2.ferry': true,
      'contacts[0].cost': 1,
      'hospital_prices.2': 4,
      'exit_cost.1': [1, 2],
    });
    expect(table.startCash).toBe(12);
    expect(table.lines).toEqual([3, 4, 5]);
    expect(table.copsOfType).toEqual([10, 7, 10]);
    expect([table.tiles[3]?.edges[0], table.tiles[3]?.ferry, table.tiles[3]?.terrains]).toEqual([3, true, 15]);
    expect(table.contacts[0]?.cost).toBe(1);
    expect(table.hospitalPrices).toEqual([0, 1, 4, 6]);
    expect([table.exitCosts[1], table.exitCosts[2]]).toEqual([
      [1, 2],
      [0, 10],
    ]);
  });
});
