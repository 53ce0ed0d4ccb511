import {
  assetOf,
  COLOURS,
  contactsThatCount,
  countContacts,
  countCuffs,
  equipmentOf,
  fixerOf,
  isTreasure,
  lockerReach,
  sourceOf,
  type Table,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { Inputs } from '../nets/inputs.ts';
import { LAYOUT, LOWEST_SCORE, MOST, SCORE_STEP } from './feature-layout.ts';

import { moneyToKeep, turnsInAll } from './money-to-keep.ts';
import { scoreSoFar } from './open-score.ts';
import type { World, WorldBoard } from './world.ts';

const { at } = LAYOUT;
const PARTS = 5;
const [ON_SPACE, ON_ITEM, READY, USED] = [0, 1, 2, 3];
const STATES = 4;

/** What the seat itself has, and when it is. Gives its score so far. */
export function addOwn(inputs: Inputs, world: World, table: Table, seat: Seat): number {
  const board = world.boards[seat] as WorldBoard;
  const score = scoreSoFar(world, table, seat, true);
  inputs.add(at.seats + world.seats - 1);
  inputs.add(at.time + (world.day - 1) * PARTS + world.part);
  inputs.addUpTo(at.turns, turnsInAll(world, seat), MOST.turns);
  inputs.addUpTo(at.discs, world.discs[seat] as number, 4);
  inputs.addUpTo(at.discsLeft, world.discsLeft, 8);
  inputs.addUpTo(at.score, Math.floor((score - LOWEST_SCORE) / SCORE_STEP), MOST.score);
  addPurse(inputs, world, table, seat, board);
  addBody(inputs, world, seat, board);
  addContacts(inputs, board);
  addItems(inputs, board);
  addSlots(inputs, board);
  addLockers(inputs, world, table, seat, board);
  return score;
}

function addPurse(inputs: Inputs, world: World, table: Table, seat: Seat, { cash, cubes }: WorldBoard): void {
  const spare = cash - moneyToKeep(world, table, seat);
  inputs.addUpTo(at.cash, cash, MOST.cash);
  inputs.addUpTo(at.spare, spare + MOST.spare, 2 * MOST.spare);
  inputs.addUpTo(at.cubes, cubes, 9);
}

function addBody(inputs: Inputs, world: World, seat: Seat, board: WorldBoard): void {
  inputs.addUpTo(at.wounds, board.wounds, 3);
  inputs.addUpTo(at.notoriety, (world.notoriety[seat] as number) - 1, 9);
  inputs.addUpTo(at.red, world.red[seat] as number, 4);
  inputs.addUpTo(at.blue, world.blue[seat] as number, 4);
  if (board.firstAid === 1) inputs.add(at.firstAid);
  if (board.sun === 1) inputs.add(at.sun);
  inputs.addUpTo(at.cans, board.cans, 2);
  inputs.addUpTo(at.members, board.members, 4);
}

function addContacts(inputs: Inputs, board: WorldBoard): void {
  let free = 0;
  for (let space = 0; space < board.contacts.length; space++) {
    const content = board.contacts[space] as number;
    const isUsed = (board.spent & (1 << space)) !== 0;
    if (content > 0) inputs.add(at.contacts + 2 * (content - 1) + (isUsed ? 1 : 0));
    else if (content < 0) inputs.add(at.assets + (-1 - content) * STATES + ON_SPACE);
    else if ((board.cuffed & (1 << space)) === 0) free++;
  }
  inputs.addUpTo(at.held, countContacts(board), 5);
  inputs.addUpTo(at.counting, contactsThatCount(board), 5);
  inputs.addUpTo(at.cuffs, countCuffs(board), 4);
  inputs.addUpTo(at.freeSpaces, free, 5);
}

function addItems(inputs: Inputs, board: WorldBoard): void {
  let free = 0;
  for (let space = 0; space < board.items.length; space++) {
    const item = board.items[space] as number;
    const used = (board.used & (1 << space)) === 0 ? 0 : 1;
    if (item === 0) free++;
    else if (isTreasure(item)) inputs.add(at.treasures + sourceOf(item));
    else if (assetOf(item) >= 0) inputs.add(at.assets + assetOf(item) * STATES + ON_ITEM);
    else if (equipmentOf(item) >= 0) inputs.add(at.equipment + 2 * equipmentOf(item) + used);
    else inputs.add(at.fixers + 2 * fixerOf(item) + used);
  }
  inputs.addUpTo(at.freeItems, free, 6);
}

function addSlots(inputs: Inputs, { slots }: WorldBoard): void {
  for (let slot = 0; slot < slots.length; slot++) {
    const content = slots[slot] as number;
    if (content > 0) inputs.add(at.assets + (content - 1) * STATES + READY);
    else if (content < 0) inputs.add(at.assets + (-1 - content) * STATES + USED);
  }
}

/** Keys, and what it would take to open a locker. */
function addLockers(inputs: Inputs, world: World, table: Table, seat: Seat, board: WorldBoard): void {
  const reach = lockerReach(world.notoriety[seat] as number, board);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let keys = 0;
    for (let index = 0; index < board.keys.length; index++) if (board.keys[index] === 1 + colour) keys++;
    inputs.addUpTo(at.keys + colour * 4, keys, 3);
    inputs.addUpTo(at.lockers + colour * 6, world.lockers[colour]?.length ?? 0, 5);
    inputs.addUpTo(at.reach + colour * 8, reach - (table.lockers[colour]?.threshold ?? 0) + 4, 7);
  }
}
