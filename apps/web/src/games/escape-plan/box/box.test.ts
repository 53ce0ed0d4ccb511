import { DEFAULT_TABLE, escapePlan } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { workOn } from '../../../create/own-box/box-work.ts';
import { differencesOf, differenceWords } from '../../../create/own-box/differences.ts';
import { put } from '../../../create/own-box/paths.ts';
import { outOfReach } from '../../../create/own-box/reach.fixture.ts';
import { written } from '../../../create/own-box/written.ts';
import { box as boxOf } from './box.ts';

const game = escapePlan as unknown as AnyGame;
const box = boxOf(game);
const words = (data: unknown, language: 'en' | 'pt' = 'en') =>
  differencesOf(box, data).map((difference) => differenceWords(difference, language));

function gridOf(data: unknown, id: string) {
  const found = box
    .sheets(data)
    .flatMap(({ grids }) => grids)
    .find((grid) => grid.id === id);
  if (found === undefined) throw new Error(`no grid ${id}`);
  return found;
}

function cell(data: unknown, grid: string, row: string, column: string) {
  const { rows, columns } = gridOf(data, grid);
  const found = rows.find(({ key }) => key === row)?.cells[columns.findIndex(({ id }) => id === column)];
  if (found == null) throw new Error(`no ${column} in ${row}`);
  return found;
}

describe('the form of a box', () => {
  it('has a place for every value of the usual box', () => {
    expect(outOfReach(box)).toEqual([]);
    expect(words(DEFAULT_TABLE)).toEqual([]);
  });

  it('would not pass a box with a value that has no place', () => {
    expect(outOfReach({ ...box, usual: { ...DEFAULT_TABLE, taxi_price: 4 } })).toEqual(['taxi_price']);
  });

  it('puts every value it shows back where it was', () => {
    for (const { grids } of box.sheets(DEFAULT_TABLE)) {
      for (const row of grids.flatMap(({ rows }) => rows)) {
        for (const each of row.cells) if (each !== null) expect(each.put(each.value)).toEqual(DEFAULT_TABLE);
      }
    }
  });

  it('tells what differs, in the reader’s language', () => {
    let data = cell(DEFAULT_TABLE, 'contacts', 'K08', 'cost').put(3);
    data = cell(data, 'contacts', 'K12', 'star').put(true);
    data = cell(data, 'contacts', 'K29', 'copies').put(1);
    data = cell(data, 'contacts', 'K31', 'copies').put(2);
    data = cell(data, 'prices', 'wound_penalty', 'value').put(-30);
    data = cell(data, 'plans', 'escape_plans[0]', 'BAR').put(50);
    expect(words(data)).toEqual([
      'Each wound at the end: −$30k (usual: −$20k)',
      'Plan P1, bar: $50k (usual: Income)',
      'Boxer, cost: $3k (usual: $2k)',
      'Informant, star: yes (usual: no)',
      'Stuntman: 1 copy (usual: 2)',
      'Fast Car: 2 copies (usual: 1)',
    ]);
    expect(words(data, 'pt')[2]).toBe('Boxeador, custo: $3k (padrão: $2k)');
  });

  it('brings everything back, one by one, to the very same data', () => {
    let data = cell(DEFAULT_TABLE, 'contacts', 'K08', 'copies').put(0);
    data = cell(data, 'contacts', 'K29', 'copies').put(4);
    data = cell(data, 'names', 'K33', 'name').put('Canal');
    data = cell(data, 'rim', 'S1', 'name').put('Docks');
    data = gridOf(data, 'spaces').add?.put();
    data = gridOf(data, 'contacts').add?.put();
    expect(words(data)).toHaveLength(6);
    for (let [first] = differencesOf(box, data); first !== undefined; [first] = differencesOf(box, data))
      data = first.back();
    expect(data).toEqual(DEFAULT_TABLE);
  });

  it('keeps cards that were made different from each other apart', () => {
    const data = put(DEFAULT_TABLE, 'contacts[8].cost', 4);
    expect(words(data)).toEqual(['Boxer: 1 copy (usual: 2)', expect.stringMatching(/^Boxer, 1 copy, \$4k.*\(not in/)]);
  });

  it('takes spaces of notoriety away from the top', () => {
    const { rows } = gridOf(DEFAULT_TABLE, 'spaces');
    expect(rows.filter(({ remove }) => remove !== undefined)).toHaveLength(1);
    const data = rows.at(-1)?.remove?.();
    expect(words(data)).toEqual(['Without Space 10, −$100k']);
    expect(game.configure({ table: data }, 2).ok).toBe(true);
  });

  it('says beside the value what the rules refuse, and beside the row or table what is about all of it', () => {
    let data = cell(DEFAULT_TABLE, 'contacts', 'K08', 'cost').put(99);
    data = cell(data, 'plans', 'escape_plans[3]', 'BAR').put(60);
    data = cell(data, 'contacts', 'K04', 'copies').put(1);
    const work = workOn(box, game, written(data));
    if (!work.isRead) throw new Error('not read');
    const spots = [...work.placed].map(([spot, [first]]) => [
      spot !== null && ('kind' in spot ? 'cell' : 'cells' in spot ? 'row' : 'grid'),
      first?.reason,
    ]);
    expect(spots).toEqual(
      expect.arrayContaining([
        ['cell', 'table.notInRange'],
        ['row', 'table.planGroup'],
        ['grid', 'table.length'],
      ]),
    );
  });

  it.each([[null], [7], ['x'], [[]], [{}], [{ tiles: 3, contacts: [null, 7], notoriety: [] }]])(
    'shows %j without falling over',
    (data) => {
      expect(() => differencesOf(box, data).map((difference) => differenceWords(difference, 'pt'))).not.toThrow();
    },
  );
});
