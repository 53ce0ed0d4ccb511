import {
  type Action,
  AVOID_ALL_ASSET,
  countContacts,
  FIRST_EXIT_SOURCE,
  freeSpace,
  HEAL_ASSET,
  incomeOf,
  LAST_DAY,
  lockedAssets,
  MASTER_KEY_ASSET,
  MOST_HEALED,
  stackOn,
  type Table,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { gazetteerOf } from './gazetteer.ts';
import { freeItemSpaces, itemWorth, leastItemSpace } from './holdings.ts';
import { isDiscUseful, moneyToKeep, turnsInAll } from './money-to-keep.ts';
import { moneyOn } from './sense.ts';
import { expectedBest } from './tiles-drawn.ts';
import { isUsableFixer } from './uses-habit.ts';
import type { World, WorldBoard } from './world.ts';
import { Outlook } from './worth.ts';

const PASS: Action = { type: 'pass' };
const TAKE_INCOME: Action = { type: 'takeIncome' };

/** E15.4: the key whose locker promises most by the time there are a few contacts more. */
export function takeKey(world: World, table: Table, seat: Seat, house: number): Action {
  const board = world.boards[seat] as WorldBoard;
  const contacts = Math.min(table.contactSpaces, countContacts(board) + 2);
  const position = Math.max(2, world.notoriety[seat] as number);
  let colour = -1;
  let highest = -1;
  for (const candidate of world.keysAt[house] ?? []) {
    const locker = table.lockers[candidate];
    if (locker === undefined) continue;
    const isOpen = contacts + position >= locker.threshold;
    const left = world.lockers[candidate]?.length ?? 0;
    const best = expectedBest(table, board, candidate, contacts + locker.draw, left);
    const worth = best * (isOpen ? 1 : 0.4) * (board.keys.includes(1 + candidate) ? 0.9 : 1);
    if (worth > highest) {
      highest = worth;
      colour = candidate;
    }
  }
  return { type: 'takeKey', colour };
}

/** E17.10: fixers that pay for themselves, while there is room for them. */
export function buyFixer(world: World, table: Table, seat: Seat): Action {
  const board = world.boards[seat] as WorldBoard;
  const spare = board.cash - moneyToKeep(world, table, seat);
  if (freeItemSpaces(board) === 0) return PASS;
  let best = -1;
  let highest = 3;
  for (let fixer = 0; fixer < table.fixers.length; fixer++) {
    const tile = table.fixers[fixer];
    if (tile === undefined || (world.fixers & (1 << fixer)) === 0 || tile.cost > spare) continue;
    if (!isUsableFixer(tile.effect.kind)) continue;
    const worth = fixerWorth(world, table, seat, board, tile.effect.kind) - tile.cost * moneyOn(world);
    if (worth > highest) {
      highest = worth;
      best = fixer;
    }
  }
  return best < 0 ? PASS : { type: 'buyFixer', fixer: best };
}

function fixerWorth(world: World, table: Table, seat: Seat, board: WorldBoard, kind: string): number {
  switch (kind) {
    case 'GAIN_DISC':
      return isDiscUseful(world, seat) ? world.sense.disc : 0;
    case 'TAKE_CONTACT':
      return freeSpace(board) >= 0 ? world.sense.contact : 4;
    case 'HEAL':
      return board.wounds > 0 ? world.sense.wound : 12;
    case 'INCOME':
      return incomeOf(table, board) * moneyOn(world);
    case 'GANG_ABILITY':
      return turnsInAll(world, seat) > 2 ? 12 : 0;
    default:
      return 0;
  }
}

/** E15.7: equipment for the type met most often, while there is money, room and time. */
export function buyEquipment(world: World, table: Table, seat: Seat): Action {
  const board = world.boards[seat] as WorldBoard;
  const spare = board.cash - moneyToKeep(world, table, seat);
  if (freeItemSpaces(board) < 2 || turnsInAll(world, seat) < 3) return PASS;
  let best = -1;
  let highest = 5;
  for (let kind = 0; kind < table.equipment.length; kind++) {
    const tile = table.equipment[kind];
    if (tile === undefined || (world.equipment[kind] as number) === 0 || (world.turn.bought & (1 << kind)) !== 0)
      continue;
    if (tile.cost > spare) continue;
    const worth = copsOfTypes(world, tile.avoids) * world.sense.perCop - tile.cost * moneyOn(world);
    if (worth > highest) {
      highest = worth;
      best = kind;
    }
  }
  return best < 0 ? PASS : { type: 'buyEquipment', equipment: best };
}

function copsOfTypes(world: World, types: number): number {
  let count = 0;
  for (let tile = 0; tile < world.cops.length; tile++) {
    for (let cops = (world.cops[tile] as number) & types; cops !== 0; cops &= cops - 1) count++;
  }
  return count;
}

export function openLocker(world: World, table: Table, seat: Seat): Action {
  const outlook = new Outlook(world, table, seat);
  let best: Action = PASS;
  let highest = 0;
  for (let colour = 0; colour < table.lockers.length; colour++) {
    for (let master = 0; master < 2; master++) {
      const worth = outlook.locker(colour, master === 1);
      if (worth <= highest) continue;
      highest = worth;
      best = { type: 'openLocker', colour, master };
    }
  }
  return best;
}

export function keepTile(world: World): Action {
  const { drawn } = world.turn;
  return { type: 'keepTile', value: drawn[drawn.length - 1] as number };
}

/** A free space, else the tile that is missed least. */
export function putItem(board: WorldBoard): Action {
  const free = board.items.indexOf(0);
  return { type: 'putItem', space: free >= 0 ? free : leastItemSpace(board) };
}

/** E15.9: exit tiles are worth more than income, if there is room. */
export function atExit(world: World, table: Table, seat: Seat): Action {
  const board = world.boards[seat] as WorldBoard;
  const exit = gazetteerOf(table).exits.indexOf(world.at[seat] as number);
  const stack = stackOn(world, exit);
  const left = world.exitStacks[stack]?.length ?? 0;
  const contacts = countContacts(board);
  if (stack < 0 || left === 0 || contacts === 0) return TAKE_INCOME;
  const income = incomeOf(table, board);
  const isNeeded = world.day === LAST_DAY && board.cash < moneyToKeep(world, table, seat);
  if (isNeeded && income > 0) return TAKE_INCOME;
  const least = freeItemSpaces(board) > 0 ? -1 : leastItemSpace(board);
  const lost = freeItemSpaces(board) > 0 ? 0 : least < 0 ? 1000 : itemWorth(board, least) + world.sense.notoriety;
  return expectedBest(table, board, FIRST_EXIT_SOURCE + stack, contacts, left) - lost > income * moneyOn(world)
    ? { type: 'drawTiles' }
    : TAKE_INCOME;
}

/** Unlocked in this order: the master key opens a locker, the others on contact spaces make room for contacts. */
const ORDER_FOR_CONTACTS = [MASTER_KEY_ASSET, HEAL_ASSET, AVOID_ALL_ASSET, 0, 1, 2];
const ORDER_FOR_ITEMS = [0, 1, 2, MASTER_KEY_ASSET, HEAL_ASSET, AVOID_ALL_ASSET];

export function assetToUnlock(board: WorldBoard): number {
  const locked = lockedAssets(board);
  const order = freeItemSpaces(board) === 0 && freeSpace(board) >= 0 ? ORDER_FOR_ITEMS : ORDER_FOR_CONTACTS;
  for (const asset of order) if ((locked & (1 << asset)) !== 0) return asset;
  return -1;
}

/** Handcuffs take an asset: the one that does least. */
const ORDER_TO_LOSE = [HEAL_ASSET, AVOID_ALL_ASSET, MASTER_KEY_ASSET];

export function assetToLose(board: WorldBoard): Action {
  const asset = ORDER_TO_LOSE.find((candidate) => board.contacts.includes(-1 - candidate)) ?? 0;
  return { type: 'loseAsset', asset };
}

/** E15.12: as many as can be paid for with what the way out leaves. */
export function atHospital(world: World, table: Table, seat: Seat): Action {
  const board = world.boards[seat] as WorldBoard;
  const spare = board.cash - moneyToKeep(world, table, seat);
  for (let count = Math.min(MOST_HEALED, board.wounds); count > 0; count--)
    if ((table.hospitalPrices[count] as number) <= spare) return { type: 'heal', count };
  return PASS;
}

/** E15.11: a notch for $1k, when the penalty is more. */
export function atChurch(world: World, table: Table, seat: Seat): Action {
  const board = world.boards[seat] as WorldBoard;
  const position = world.notoriety[seat] as number;
  return position > 3 && board.cash > moneyToKeep(world, table, seat) + table.churchPrice ? { type: 'pray' } : PASS;
}
