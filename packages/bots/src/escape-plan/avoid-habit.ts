import {
  type Action,
  ALL_COPS,
  AVOID_ALL_ASSET,
  coversOnTile,
  equipmentOf,
  fixerOf,
  gangToReturnTo,
  IGNORE_TILE,
  isAllAvoided,
  LAST_DAY,
  readySlot,
  SANDRA,
  sandraAt,
  TARGETS_PER_TILE,
  type Table,
  typesAvoided,
  WOUND_CUBES,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { readyContact } from './holdings.ts';
import { moneyToAvoid } from './money-to-keep.ts';
import { moneyOn } from './sense.ts';
import { SWEEPS } from './sweeps.ts';
import { use } from './use.ts';
import { usefulUse } from './uses-habit.ts';
import type { World, WorldBoard } from './world.ts';

const TAKE_WOUND: Action = { type: 'takeWound' };
const PASS: Action = { type: 'pass' };

/** AVOID: what costs nothing first, then what costs less than a wound, then the wound (E12.4, E12.5). */
export function avoidCops(world: World, table: Table, seat: Seat): Action {
  if (isAllAvoided(world)) return goOn(world, table, seat);
  const { turn } = world;
  const board = world.boards[seat] as WorldBoard;
  const sandra = turn.sandra === 1 ? sandraAt(world) : -1;
  const spare = moneyToAvoid(world, table, seat);
  return (
    withEquipment(table, board, turn.toAvoid, sandra) ??
    withSweep(world, table, seat, board, sandra, spare) ??
    withHelper(world, table, board, turn.toAvoid, sandra, spare) ??
    (board.wounds === WOUND_CUBES ? healFirst(table, board, spare) : null) ??
    TAKE_WOUND
  );
}

/** With nobody left a star is no reason to pay; on the way out what is left is cashed in (E17.8). */
function goOn(world: World, table: Table, seat: Seat): Action {
  return (world.turn.escaping === 1 ? usefulUse(world, table, seat, true) : null) ?? PASS;
}

/** Equipment costs nothing to use; what avoids one kind only goes before what could avoid another too. */
function withEquipment(table: Table, board: WorldBoard, toAvoid: readonly number[], sandra: number): Action | null {
  let best: Action | null = null;
  let choice = 9;
  for (let space = 0; space < board.items.length; space++) {
    const kind = equipmentOf(board.items[space] as number);
    if (kind < 0 || (board.used & (1 << space)) !== 0) continue;
    const avoids = table.equipment[kind]?.avoids ?? 0;
    const breadth = (avoids & 1) + ((avoids >> 1) & 1) + ((avoids >> 2) & 1);
    const target = copAmong(toAvoid, avoids);
    // Sandra is as much one cop as any other; she comes last (E23.2).
    const found = target >= 0 ? target : sandra >= 0 ? sandra * TARGETS_PER_TILE + SANDRA : -1;
    const rank = target >= 0 ? breadth : breadth + 4;
    if (found < 0 || rank >= choice) continue;
    choice = rank;
    best = use('equipment', space, found);
  }
  return best;
}

function copAmong(toAvoid: readonly number[], types: number): number {
  for (let tile = 0; tile < toAvoid.length; tile++) {
    const cops = (toAvoid[tile] as number) & types;
    if (cops !== 0) return tile * TARGETS_PER_TILE + (31 - Math.clz32(cops & -cops));
  }
  return -1;
}

/** A whole tile at once: gang members, the asset, the motorcycle, the fast car. */
function withSweep(
  world: World,
  table: Table,
  seat: Seat,
  board: WorldBoard,
  sandra: number,
  spare: number,
): Action | null {
  const { toAvoid } = world.turn;
  let tile = -1;
  let most = 0;
  for (let candidate = 0; candidate < toAvoid.length; candidate++) {
    const count = popCount(toAvoid[candidate] as number) + (candidate === sandra ? 1 : 0);
    if (count > most) {
      most = count;
      tile = candidate;
    }
  }
  if (tile < 0) return null;
  const isLate = world.day === LAST_DAY;
  const isWorthIt = most > 1 || isLate || board.wounds > 1;
  const slot = readySlot(board, AVOID_ALL_ASSET);
  if (isWorthIt && slot >= 0 && (table.slotCosts[slot] as number) <= spare) return use('asset', slot, tile);
  const sweeper = isWorthIt ? readySweeper(table, board) : -1;
  if (sweeper >= 0) return use('fixer', sweeper, tile, sweepOf(table.fixers, fixerOf(board.items[sweeper] as number)));
  if (board.members > 0) {
    const gang = gangToReturnTo(world, seat);
    if (gang >= 0) return use('member', gang, tile, IGNORE_TILE);
  }
  if (most < 2) return null;
  for (let space = 0; space < board.contacts.length; space++) {
    const card = readyContact(table, board, space, spare);
    const ability = sweepOf(table.contacts, card);
    if (ability !== undefined) return use('contact', space, tile, ability);
  }
  return null;
}

/** The space of a fixer that avoids a whole tile and is ready, or -1. */
function readySweeper(table: Table, board: WorldBoard): number {
  for (let space = 0; space < board.items.length; space++) {
    if ((board.used & (1 << space)) !== 0) continue;
    if (sweepOf(table.fixers, fixerOf(board.items[space] as number)) !== undefined) return space;
  }
  return -1;
}

/** How a card or a fixer avoids a whole tile; `undefined` when it does not, or when there is none. */
export function sweepOf(rows: Table['contacts'] | Table['fixers'], index: number): number | undefined {
  const kind = rows[index]?.effect.kind;
  return kind === undefined ? undefined : SWEEPS[kind];
}

/** Cards that avoid a cop or two: worth it when they cost less than the wounds. */
function withHelper(
  world: World,
  table: Table,
  board: WorldBoard,
  toAvoid: readonly number[],
  sandra: number,
  spare: number,
): Action | null {
  let best: Action | null = null;
  let highest = 0;
  for (let space = 0; space < board.contacts.length; space++) {
    const card = readyContact(table, board, space, spare);
    const contact = table.contacts[card];
    if (contact === undefined) continue;
    const price = contact.cost * moneyOn(world) + (contact.star ? world.sense.notoriety : 0);
    const { kind } = contact.effect;
    if (kind === 'AVOID_ANY') {
      const target = copAmong(toAvoid, ALL_COPS);
      const found = target >= 0 ? target : sandra * TARGETS_PER_TILE + SANDRA;
      const saved = harmOf(world, board, 1);
      if (saved - price > highest && found >= 0) {
        highest = saved - price;
        best = use('contact', space, found);
      }
    } else if (kind === 'AVOID_TYPES_ON_TILE' || kind === 'AVOID_ALL_ON_TILE') {
      const types = typesAvoided(contact.effect);
      for (let tile = 0; tile < toAvoid.length; tile++) {
        const count =
          popCount((toAvoid[tile] as number) & types) + (tile === sandra && coversOnTile(types, SANDRA) ? 1 : 0);
        const saved = harmOf(world, board, count);
        if (saved - price <= highest) continue;
        highest = saved - price;
        best = use('contact', space, tile);
      }
    }
  }
  return best;
}

/** What so many wounds would cost. */
function harmOf(world: World, board: WorldBoard, count: number): number {
  const { wound, cuffs, careful } = world.sense;
  const cubes = careful ? Math.min(count, WOUND_CUBES - board.wounds) : count;
  return cubes * wound + (count - cubes) * cuffs;
}

/** The next wound would lay handcuffs: heal one first if that is at hand (E14.4). */
export function healFirst(table: Table, board: WorldBoard, spare: number): Action | null {
  if (board.firstAid === 1) return use('firstAid', 0);
  for (let space = 0; space < board.contacts.length; space++) {
    const card = readyContact(table, board, space, spare);
    if (table.contacts[card]?.effect.kind === 'HEAL') return use('contact', space);
  }
  return null;
}

function popCount(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
}
