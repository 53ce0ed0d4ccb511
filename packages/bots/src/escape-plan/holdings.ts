import { assetOf, equipmentOf, isTreasure, type Table, treasureValue } from '@stakeout/escape-plan';
import type { WorldBoard } from './world.ts';

/** E15.8: contact cards held and not under handcuffs, used or not. */
export function contactsHeld(board: WorldBoard): number {
  const { contacts, cuffed } = board;
  let count = 0;
  for (let space = 0; space < contacts.length; space++)
    if ((contacts[space] as number) > 0 && (cuffed & (1 << space)) === 0) count++;
  return count;
}

/** E22.1: how many contacts would count now, one discarded for each handcuffs card. */
export function contactsCounting(board: WorldBoard): number {
  const { contacts } = board;
  let count = 0;
  for (let space = 0; space < contacts.length; space++) if ((contacts[space] as number) > 0) count++;
  for (let cuffs = board.cuffed; cuffs !== 0; cuffs &= cuffs - 1) count--;
  return Math.max(0, count);
}

/** E16.1: the leftmost contact space without card, asset or handcuffs, or -1. */
export function freeContactSpace(board: WorldBoard): number {
  const { contacts, cuffed } = board;
  for (let space = 0; space < contacts.length; space++)
    if (contacts[space] === 0 && (cuffed & (1 << space)) === 0) return space;
  return -1;
}

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

/** Locked assets on contact spaces; each keeps a contact out. */
export function assetsOnContacts(board: WorldBoard): number {
  const { contacts } = board;
  let mask = 0;
  for (let space = 0; space < contacts.length; space++) {
    const content = contacts[space] as number;
    if (content < 0) mask |= 1 << (-1 - content);
  }
  return mask;
}

/** Locked assets on item spaces. */
export function assetsOnItems(board: WorldBoard): number {
  const { items } = board;
  let mask = 0;
  for (let space = 0; space < items.length; space++) {
    const asset = assetOf(items[space] as number);
    if (asset >= 0) mask |= 1 << asset;
  }
  return mask;
}

/** The slot an unlocked asset would go to, or -1 when all are taken (E18.2). */
export function nextSlot(board: WorldBoard): number {
  return board.slots.indexOf(0);
}

/** The slot where an asset lies ready, or -1. */
export function readySlot(board: WorldBoard, asset: number): number {
  return board.slots.indexOf(1 + asset);
}

/** The contact card on a space that could be used now, or -1: there, ready, not under handcuffs, and affordable. */
export function readyContact(table: Table, board: WorldBoard, space: number, cash: number): number {
  const content = board.contacts[space] as number;
  if (content <= 0 || ((board.cuffed | board.spent) & (1 << space)) !== 0) return -1;
  return (table.contacts[content - 1]?.cost ?? 0) <= cash ? content - 1 : -1;
}
