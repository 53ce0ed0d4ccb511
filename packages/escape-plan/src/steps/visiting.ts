import type { Seat } from '@stakeout/kernel';
import { kindOf, type Node, tileOf } from '../city/node.ts';
import {
  EXIT_KINDS,
  type LocationKind,
  MASTER_KEY,
  MASTER_KEY_ASSET,
  PLACES_PER_GROUP,
  type Table,
} from '../data/table.ts';
import { BLOCKING_CARDS, LAST_DAY } from '../numbers.ts';
import { type Board, boardOf, IN_CITY, type Seen, type State } from '../state.ts';
import { readySlot } from './assets.ts';

/** All that says whether a seat may stop somewhere, on a state as in a guess at one. */
type Ground = Seen<Pick<State, 'places' | 'visited' | 'closed' | 'control' | 'pawns' | 'status' | 'at'>> & {
  readonly boards: readonly (Purse & Pick<Board, 'markers'>)[];
};
type Purse = Seen<Pick<Board, 'cash' | 'keys' | 'slots'>>;

/** The business or safe house on a node, or -1. */
export function placeAt(state: Seen<Pick<State, 'places'>>, node: Node): number {
  return state.places.indexOf(node);
}

export function hasVisited(state: Seen<Pick<State, 'visited'>>, place: number, pawn: number): boolean {
  return ((state.visited[place] as number) & (1 << pawn)) !== 0;
}

/** E15.3, E15.5: whether a pawn has been to every place of a group. */
export function hasVisitedGroup(state: Seen<Pick<State, 'visited'>>, group: number, pawn: number): boolean {
  const first = group * PLACES_PER_GROUP;
  for (let place = first; place < first + PLACES_PER_GROUP; place++) if (!hasVisited(state, place, pawn)) return false;
  return true;
}

function isClosed(state: Pick<State, 'closed'>, place: number): boolean {
  return (state.closed & (1 << place)) !== 0;
}

/** The keys a seat could turn: a mask of colours, and bit 3 for a master key it can pay for. */
export function usableKeys(state: Pick<Ground, 'boards'>, table: Table, seat: Seat): number {
  return keysOf(table, state.boards[seat] as Purse);
}

export function keysOf(table: Table, board: Purse): number {
  let mask = 0;
  for (let index = 0; index < board.keys.length; index++) {
    const key = board.keys[index] as number;
    if (key > 0) mask |= 1 << (key - 1);
  }
  const slot = readySlot(board, MASTER_KEY_ASSET);
  if (slot >= 0 && board.cash >= (table.slotCosts[slot] as number)) mask |= 1 << MASTER_KEY;
  return mask;
}

export function masterKeySlot(state: State, seat: Seat): number {
  return readySlot(boardOf(state, seat), MASTER_KEY_ASSET);
}

/** What a location demands of whoever stops there (E15.13). */
export type Demand = 'nothing' | 'gang' | 'key';

/** Why a location may not be the end of a move, or what it demands. */
export function endAt(
  state: Ground,
  table: Table,
  seat: Seat,
  node: Node,
): Demand | 'visited' | 'closed' | 'gangTaken' | 'gangPrice' {
  const kind = kindOf(table, node);
  if (kind === 'BUSINESS' || kind === 'SAFE_HOUSE') {
    const place = placeAt(state, node);
    if (hasVisited(state, place, seat)) return 'visited';
    if (!isClosed(state, place)) return 'nothing';
    return usableKeys(state, table, seat) === 0 ? 'closed' : 'key';
  }
  if (kind === 'GANG') return gangAt(state, table, seat, node);
  return 'nothing';
}

/** E15.6. */
function gangAt(state: Ground, table: Table, seat: Seat, node: Node): Demand | 'gangTaken' | 'gangPrice' {
  const { markers, cash } = state.boards[seat] as Ground['boards'][number];
  if (isOccupied(state, seat, node)) return 'gangTaken';
  if ((state.control[tileOf(node)] as number) >= 0 || markers === 0) return 'gangTaken';
  return cash >= table.gangPrice ? 'gang' : 'gangPrice';
}

/** Whether another pawn stands on a node. */
export function isOccupied(state: Seen<Pick<State, 'pawns' | 'status' | 'at'>>, seat: Seat, node: Node): boolean {
  for (let other = 0; other < state.pawns; other++)
    if (other !== seat && state.status[other] === IN_CITY && state.at[other] === node) return true;
  return false;
}

/** E11.1, E15: whether a move may end there. Where it began is refused elsewhere. */
export function canEnd(state: Ground, table: Table, seat: Seat, node: Node): boolean {
  const demand = endAt(state, table, seat, node);
  return demand === 'nothing' || demand === 'gang' || demand === 'key';
}

/** The open exit on day 3, or -1 (E6.3, E21.1). */
export function openExit(state: Seen<Pick<State, 'day' | 'patrolled'>>): number {
  if (state.day !== LAST_DAY) return -1;
  for (let exit = 0; exit < state.patrolled.length; exit++) if (!isBlocked(state, exit)) return exit;
  return -1;
}

/** E6.3: the exit that surely stays open, or -1 while there are several that may. */
export function certainExit(state: Seen<Pick<State, 'patrolled'>>): number {
  const free = EXIT_KINDS.flatMap((_, exit) => (isBlocked(state, exit) ? [] : [exit]));
  return free.length === 1 ? (free[0] as number) : -1;
}

/** E6.2, E15.9: the stack of exit tiles that lies on an exit, or waits for it, or -1. */
export function stackOn(state: Seen<Pick<State, 'patrolled' | 'exitStackAt'>>, exit: number): number {
  return isBlocked(state, exit) ? state.exitStackAt.indexOf(exit) : -1;
}

/** E6.2: the second patrol card blocks an exit. */
export function isBlocked(state: Seen<Pick<State, 'patrolled'>>, exit: number): boolean {
  return (state.patrolled[exit] as number) >= BLOCKING_CARDS;
}

/** 0 to 2 for an exit, or -1. */
export function exitAt(table: Table, node: Node): number {
  const exits: readonly LocationKind[] = EXIT_KINDS;
  return exits.indexOf(kindOf(table, node));
}
