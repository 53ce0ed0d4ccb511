import { accepted, type Result, refused } from '@stakeout/kernel';
import { STEP_Q, STEP_R } from '../city/hex.ts';
import {
  compileAutomaDeck,
  compileContacts,
  compileEquipment,
  compileFixers,
  compileLockers,
  compilePlans,
} from './compile-cards.ts';
import { compileTiles } from './compile-tiles.ts';
import { DEFAULT_TABLE } from './default-table.data.ts';
import { Reader } from './reader.ts';
import { ASSETS, COLOURS, COPS, PLACES, PLACES_PER_GROUP, type Table } from './table.ts';

const MANY = 1000;
const CONTACTS = 33;

/** Checks a table and turns it into what the rules use. Every fault is named with its row. */
export function compileTable(input: unknown, key: string): Result<Table> {
  const reader = new Reader();
  const raw = reader.record('table', input, Object.keys(DEFAULT_TABLE));
  checkFixedParts(reader, raw);
  const notoriety = reader.record('notoriety', raw['notoriety'], ['positions', 'penalty', 'lines_after']);
  const positions = reader.numbers('notoriety.positions', notoriety['positions'], 0, MANY).length;
  const exitCost = reader.record('exit_cost', raw['exit_cost'], ['1', '2', '3', '4', '5']);
  const whole = (field: string, least = 0, most = MANY) => reader.whole(field, raw[field], least, most);
  const counts = (field: string, names: readonly string[]) => {
    const row = reader.record(field, raw[field], names);
    return names.map((name) => reader.whole(`${field}.${name}`, row[name], 0, MANY));
  };
  const exitTiles = reader.record('exit_tiles', raw['exit_tiles'], ['ALPHA', 'BETA']);
  const table: Table = {
    key,
    tiles: compileTiles(reader, raw['tiles']),
    startCells: compileStartCells(reader, raw['start_cells']),
    plans: compilePlans(reader, raw['escape_plans']),
    contacts: compileContacts(reader, raw['contacts'], CONTACTS),
    lockers: compileLockers(reader, raw['lockers']),
    exitTiles: ['ALPHA', 'BETA'].map((name) => reader.numbers(`exit_tiles.${name}`, exitTiles[name], 0, 500, 5)),
    penalties: reader.numbers('notoriety.penalty', notoriety['penalty'], -MANY, 0, positions),
    lines: compileLines(reader, notoriety['lines_after'], positions),
    incomeByCubes: reader.numbers('income_by_cubes_left', raw['income_by_cubes_left'], 0, 99, 10),
    slotCosts: reader.numbers('asset_slot_costs', raw['asset_slot_costs'], 0, 99, 6),
    itemSpaces: whole('item_spaces', 4, 9),
    contactSpaces: whole('contact_spaces', 5, 5),
    equipment: compileEquipment(reader, raw['equipment']),
    fixers: compileFixers(reader, raw['fixers']),
    copsOfType: counts('police', COPS),
    discs: whole('extra_action_discs'),
    gasCans: whole('gas_cans'),
    handcuffs: whole('handcuffs'),
    gangMembers: whole('gang_members', 8, 8),
    display: whole('contact_display', 2, CONTACTS),
    exitCosts: ['1', '1', '2', '3', '4', '5'].map((players) => {
      const length = Math.max(2, Number(players));
      return reader.numbers(`exit_cost.${players}`, exitCost[players], 0, MANY, length);
    }),
    contactScores: reader.numbers('contact_score', raw['contact_score'], 0, MANY, 6),
    startCash: whole('start_cash'),
    woundPenalty: whole('wound_penalty', -MANY, 0),
    usedAssetValue: whole('used_asset_value'),
    rewards: reader.list('threshold_rewards', raw['threshold_rewards'], 3).map((item, index) => {
      const row = reader.record(`threshold_rewards[${index}]`, item, ['unlock', 'disc']);
      const count = (name: string) => reader.whole(`threshold_rewards[${index}].${name}`, row[name], 0, 9);
      return { unlock: count('unlock'), disc: count('disc') };
    }),
    hospitalPrices: [0, ...counts('hospital_prices', ['1', '2', '3'])],
    incomeUnlockPrice: whole('income_unlock_price'),
    gangPrice: whole('gang_price'),
    churchPrice: whole('church_price'),
    inspector: compileAutomaDeck(reader, 'inspector', raw['inspector']),
    lieutenant: compileAutomaDeck(reader, 'lieutenant', raw['lieutenant']),
  };
  return reader.refusals.length > 0 ? refused(reader.refusals) : accepted(table);
}

/** The two start tiles lie side by side. */
function compileStartCells(reader: Reader, value: unknown): (readonly [q: number, r: number])[] {
  const cells = reader.list('start_cells', value, 2).map((cell, index) => {
    const [q = 0, r = 0] = reader.numbers(`start_cells[${index}]`, cell, -9, 9, 2);
    return [q, r] as const;
  });
  const [[q, r] = [0, 0], [otherQ, otherR] = [0, 0]] = cells;
  const beside = STEP_Q.map((step, side) => `${q + step},${r + (STEP_R[side] as number)}`);
  if (!beside.includes(`${otherQ},${otherR}`))
    reader.fault('start_cells[1]', 'table.notOneOf', { allowed: beside.join(' ') });
  return cells;
}

/** E19.3: the lines of the notoriety track from the lowest up. */
function compileLines(reader: Reader, value: unknown, positions: number): number[] {
  let least = 1;
  return reader.list('notoriety.lines_after', value, 3).map((item, index) => {
    const line = reader.whole(`notoriety.lines_after[${index}]`, item, least, positions - 1);
    least = line + 1;
    return line;
  });
}

/** What the rules rely on and no box can have otherwise. */
function checkFixedParts(reader: Reader, raw: Record<string, unknown>): void {
  const groups = reader.record('business_groups', raw['business_groups'], ['G1', 'G2', 'SAFE']);
  for (const [index, name] of ['G1', 'G2', 'SAFE'].entries()) {
    const expected = PLACES.slice(index * PLACES_PER_GROUP, (index + 1) * PLACES_PER_GROUP);
    reader.fixed(`business_groups.${name}`, groups[name], expected, 'table.group', { expected: expected.join(', ') });
  }
  reader.fixed('assets', raw['assets'], ASSETS, 'table.assets', { expected: ASSETS.join(', ') });
  reader.fixed('patrol', raw['patrol'], [1, 1, 2, 2, 3, 3], 'table.patrol');
  if (raw['asset_start'] !== undefined) checkAssetStart(reader, raw['asset_start']);
  const keys = reader.record('keys', raw['keys'], COLOURS);
  for (const colour of COLOURS) reader.whole(`keys.${colour}`, keys[colour], 3, 3);
  const cubes = reader.record('cubes', raw['cubes'], ['income', 'wounds', 'notoriety']);
  for (const [name, count] of [
    ['income', 9],
    ['wounds', 3],
    ['notoriety', 4],
  ] as const) {
    reader.whole(`cubes.${name}`, cubes[name], count, count);
  }
  const closes = reader.record('business_closes_at', raw['business_closes_at'], ['1-3', '4-5']);
  reader.whole('business_closes_at.1-3', closes['1-3'], 2, 2);
  reader.whole('business_closes_at.4-5', closes['4-5'], 3, 3);
}

/** Where assets lie at the start, which the rules know by themselves; it may be left out. */
function checkAssetStart(reader: Reader, value: unknown): void {
  const names = Object.keys(DEFAULT_TABLE.asset_start);
  const row = reader.record('asset_start', value, names);
  for (const name of names) {
    if (row[name] !== undefined) reader.mask(`asset_start.${name}`, row[name], ASSETS);
  }
}
