import type { EventSink, Seat } from '@stakeout/kernel';
import type { Happening } from '../event.ts';
import { assetItem, assetOf } from '../items.ts';
import { type Board, boardOf, type Seen, type State } from '../state.ts';

type Events = EventSink<Happening> | null;

/** A locked asset on a contact space is written -1 - asset. */
export function assetOnSpace(content: number): number {
  return content < 0 ? -1 - content : -1;
}

/** The locked assets, as a mask (E18.1). */
export function lockedAssets(board: Seen<Pick<Board, 'items' | 'contacts'>>): number {
  return assetsOnItems(board) | assetsOnSpaces(board);
}

/** Those of them that lie on item spaces. */
export function assetsOnItems(board: Seen<Pick<Board, 'items'>>): number {
  let mask = 0;
  for (let index = 0; index < board.items.length; index++) {
    const asset = assetOf(board.items[index] as number);
    if (asset >= 0) mask |= 1 << asset;
  }
  return mask;
}

/** Those of them that lie on contact spaces. */
export function assetsOnSpaces(board: Seen<Pick<Board, 'contacts'>>): number {
  let mask = 0;
  for (let space = 0; space < board.contacts.length; space++) {
    const asset = assetOnSpace(board.contacts[space] as number);
    if (asset >= 0) mask |= 1 << asset;
  }
  return mask;
}

/** E18.2: the most expensive empty slot, where the next asset unlocked will go, or -1. */
export function nextSlot(board: Seen<Pick<Board, 'slots'>>): number {
  return board.slots.indexOf(0);
}

/** The slot where an asset lies ready, or -1. */
export function readySlot(board: Seen<Pick<Board, 'slots'>>, asset: number): number {
  return board.slots.indexOf(1 + asset);
}

/** E18.2: to the most expensive empty slot, or out of the game when all are taken. */
export function unlockAsset(state: State, seat: Seat, asset: number, events: Events): void {
  const board = boardOf(state, seat);
  const item = board.items.indexOf(assetItem(asset));
  if (item >= 0) board.items[item] = 0;
  else removeFromSpaces(board, asset);
  const slot = nextSlot(board);
  if (slot >= 0) board.slots[slot] = 1 + asset;
  else board.gone |= 1 << asset;
  events?.show({ type: slot >= 0 ? 'assetUnlocked' : 'assetWasted', pawn: seat, asset });
}

/** E18.2: those left slide right, so that the leftmost space comes free. */
function removeFromSpaces(board: Board, asset: number): void {
  const left: number[] = [];
  for (let space = 0; space < board.contacts.length; space++) {
    const content = board.contacts[space] as number;
    if (content >= 0) continue;
    board.contacts[space] = 0;
    if (content !== -1 - asset) left.push(content);
  }
  for (let space = board.contacts.length - 1; space >= 0 && left.length > 0; space--) {
    const isFree = board.contacts[space] === 0 && (board.cuffed & (1 << space)) === 0;
    if (isFree) board.contacts[space] = left.pop() as number;
  }
}

export function gainDisc(state: State, pawn: number, events: Events): void {
  if (state.discsLeft === 0) {
    events?.show({ type: 'noDiscLeft', pawn });
    return;
  }
  state.discsLeft--;
  state.discs[pawn] = (state.discs[pawn] as number) + 1;
  events?.show({ type: 'discGained', pawn });
}

export function spendDisc(state: State, pawn: number, events: Events): void {
  state.discsLeft++;
  state.discs[pawn] = (state.discs[pawn] as number) - 1;
  events?.show({ type: 'discSpent', pawn });
}
