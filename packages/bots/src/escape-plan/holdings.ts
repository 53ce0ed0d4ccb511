import { assetOf, equipmentOf, isContactReady, isTreasure, type Table, treasureValue } from '@stakeout/escape-plan';
import type { WorldBoard } from './world.ts';

/** How many item spaces are free. */
export function freeItemSpaces(board: WorldBoard): number {
  const { items } = board;
  let count = 0;
  for (let space = 0; space < items.length; space++) if (items[space] === 0) count++;
  return count;
}

/** The item space whose tile is missed least, never an asset's, or -1; free ones are not asked about. */
export function leastItemSpace(board: WorldBoard): number {
  const { items } = board;
  let least = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let space = 0; space < items.length; space++) {
    const item = items[space] as number;
    if (item === 0 || assetOf(item) >= 0) continue;
    const worth = itemWorth(board, space);
    if (worth < lowest) {
      lowest = worth;
      least = space;
    }
  }
  return least;
}

const READY_TOOL = 15;
const SPENT_EQUIPMENT = 8;

/** What a tile on an item space is still good for, in thousands. */
export function itemWorth(board: WorldBoard, space: number): number {
  const item = board.items[space] as number;
  if (isTreasure(item)) return treasureValue(item);
  if ((board.used & (1 << space)) === 0) return READY_TOOL;
  return equipmentOf(item) >= 0 ? SPENT_EQUIPMENT : 0;
}

/** The contact card on a space that could be used now, or -1: there, ready, not under handcuffs, and affordable. */
export function readyContact(table: Table, board: WorldBoard, space: number, cash: number): number {
  return isContactReady(table, board, space, cash) ? (board.contacts[space] as number) - 1 : -1;
}
