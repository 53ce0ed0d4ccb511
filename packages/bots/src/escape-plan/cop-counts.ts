import {
  AVOID_ALL_ASSET,
  COPS,
  COSTA_TOLL,
  costaAt,
  equipmentOf,
  fixerOf,
  readySlot,
  sandraAt,
  type Table,
  WOUND_CUBES,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { sweepOf } from './avoid-habit.ts';
import { readyContact } from './holdings.ts';
import type { World, WorldBoard } from './world.ts';

/** What a seat has at hand against cops, by what it can avoid. */
export interface Tools {
  /** Ready equipment of each kind of the table. */
  readonly equipment: readonly number[];
  /** Contacts and such that avoid a cop or two, for a little money. */
  readonly helpers: number;
  /** Gang members, fast cars and the like: a whole tile each. */
  readonly sweeps: number;
}

const MEMBER_COST = 4;
const HELPER_COST = 5;
const EQUIPMENT_COST = 2;

export function toolsOf(world: World, table: Table, seat: Seat, spare: number): Tools {
  const board = world.boards[seat] as WorldBoard;
  const equipment = [0, 0, 0, 0];
  let helpers = 0;
  let sweeps = board.members;
  for (let space = 0; space < board.items.length; space++) {
    if ((board.used & (1 << space)) !== 0) continue;
    const item = board.items[space] as number;
    const kind = equipmentOf(item);
    if (kind >= 0) equipment[kind] = (equipment[kind] as number) + 1;
    else if (sweepOf(table.fixers, fixerOf(item)) !== undefined) sweeps++;
  }
  for (let space = 0; space < board.contacts.length; space++) {
    const card = readyContact(table, board, space, spare);
    if (card < 0) continue;
    const kind = table.contacts[card]?.effect.kind;
    if (kind === 'AVOID_ANY' || kind === 'AVOID_TYPES_ON_TILE') helpers++;
    else if (sweepOf(table.contacts, card) !== undefined) sweeps++;
  }
  const slot = readySlot(board, AVOID_ALL_ASSET);
  if (slot >= 0 && (table.slotCosts[slot] as number) <= spare) sweeps++;
  return { equipment, helpers, sweeps };
}

const FEDERAL = 1 << COPS.indexOf('FEDERAL');
const LOCAL = 1 << COPS.indexOf('LOCAL');
const SWAT = 1 << COPS.indexOf('SWAT');
const HAT = 1;
const HELMET = 2;
const MASK = 3;

/** What the cops on some tiles cost: wounds that cannot be avoided, and what avoiding the others uses up. Costa takes cash. */
export function copsCost(world: World, tools: Tools, tiles: number, wounds: number): number {
  if (tiles === 0) return 0;
  let federal = 0;
  let local = 0;
  let swat = 0;
  let any = 0;
  let fullest = 0;
  let toll = 0;
  const sandra = sandraAt(world);
  const costa = costaAt(world);
  for (let rest = tiles; rest !== 0; rest &= rest - 1) {
    const tile = 31 - Math.clz32(rest & -rest);
    const cops = world.cops[tile] as number;
    let here = 0;
    if ((cops & FEDERAL) !== 0) {
      federal++;
      here++;
    }
    if ((cops & LOCAL) !== 0) {
      local++;
      here++;
    }
    if ((cops & SWAT) !== 0) {
      swat++;
      here++;
    }
    if (tile === sandra) {
      any++;
      here++;
    }
    if (tile === costa) toll += COSTA_TOLL;
    if (here > fullest) fullest = here;
  }
  let left = federal + local + swat + any;
  if (left === 0) return toll;
  let cost = toll;
  const { equipment } = tools;
  const vests = Math.min(federal, equipment[0] as number);
  const hats = Math.min(local, equipment[HAT] as number);
  const helmets = Math.min(swat, equipment[HELMET] as number);
  const masks = Math.min(local - hats + swat - helmets, equipment[MASK] as number);
  const avoided = vests + hats + helmets + masks;
  left -= avoided;
  cost += avoided * EQUIPMENT_COST;
  if (left > 1 && tools.sweeps > 0) {
    cost += MEMBER_COST;
    left -= Math.min(left, fullest);
  }
  const helped = Math.min(left, tools.helpers);
  const taken = left - helped;
  const cubes = Math.min(taken, Math.max(0, WOUND_CUBES - wounds));
  return cost + helped * HELPER_COST + cubes * world.sense.wound + (taken - cubes) * world.sense.cuffs;
}
