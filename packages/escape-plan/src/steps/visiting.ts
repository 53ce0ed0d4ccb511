import type { Seat } from '@stakeout/kernel';
import { kindOf, type Node, tileOf } from '../city/node.ts';
import type { Table } from '../data/table.ts';
import { type Board, boardOf, IN_CITY, type State } from '../state.ts';
import { canPay } from './money.ts';

/** The key number that stands for the master-key asset. */
export const MASTER_KEY = 3;
const MASTER_KEY_ASSET = 5;

/** The business or safe house on a node, or -1. */
export function placeAt(state: State, node: Node): number {
  return state.places.indexOf(node);
}

export function hasVisited(state: State, place: number, pawn: number): boolean {
  return ((state.visited[place] as number) & (1 << pawn)) !== 0;
}

function isClosed(state: State, place: number): boolean {
  return (state.closed & (1 << place)) !== 0;
}

/** The keys a seat could turn: a mask of colours, and bit 3 for a master key it can pay for. */
export function usableKeys(state: State, table: Table, seat: Seat): number {
  return keysOf(table, boardOf(state, seat));
}

export function keysOf(table: Table, board: Board): number {
  let mask = 0;
  for (let index = 0; index < board.keys.length; index++) {
    const key = board.keys[index] as number;
    if (key > 0) mask |= 1 << (key - 1);
  }
  const slot = board.slots.indexOf(1 + MASTER_KEY_ASSET);
  if (slot >= 0 && board.cash >= (table.slotCosts[slot] as number)) mask |= 1 << MASTER_KEY;
  return mask;
}

export function masterKeySlot(state: State, seat: Seat): number {
  return boardOf(state, seat).slots.indexOf(1 + MASTER_KEY_ASSET);
}

/** What a location demands of whoever stops there (E15.13). */
export type Demand = 'nothing' | 'gang' | 'key';

/** Why a location may not be the end of a move, or what it demands. */
export function endAt(
  state: State,
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
function gangAt(state: State, table: Table, seat: Seat, node: Node): Demand | 'gangTaken' | 'gangPrice' {
  if (isOccupied(state, seat, node)) return 'gangTaken';
  if ((state.control[tileOf(node)] as number) >= 0 || boardOf(state, seat).markers === 0) return 'gangTaken';
  return canPay(state, seat, table.gangPrice) ? 'gang' : 'gangPrice';
}

/** Whether another pawn stands on a node. */
export function isOccupied(state: State, seat: Seat, node: Node): boolean {
  for (let other = 0; other < state.pawns; other++)
    if (other !== seat && state.status[other] === IN_CITY && state.at[other] === node) return true;
  return false;
}

/** E11.1, E15: whether a move may end there. Where it began is refused elsewhere. */
export function canEnd(state: State, table: Table, seat: Seat, node: Node): boolean {
  const demand = endAt(state, table, seat, node);
  return demand === 'nothing' || demand === 'gang' || demand === 'key';
}

/** The open exit on day 3, or -1 (E6.3, E21.1). */
export function openExit(state: State): number {
  if (state.day !== 3) return -1;
  for (let exit = 0; exit < state.patrolled.length; exit++) if (!isBlocked(state, exit)) return exit;
  return -1;
}

export function isBlocked(state: State, exit: number): boolean {
  return (state.patrolled[exit] as number) >= 2;
}

/** 0 to 2 for an exit, or -1. */
export function exitAt(table: Table, node: Node): number {
  const kind = kindOf(table, node);
  return kind === 'EXIT_1' ? 0 : kind === 'EXIT_2' ? 1 : kind === 'EXIT_3' ? 2 : -1;
}
