import { MASTER_KEY_ASSET, type Table } from '../data/table.ts';
import type { Board, Seen } from '../state.ts';
import { readySlot } from './assets.ts';
import { countContacts } from './contacts.ts';

/** The contact spaces of whoever draws, on a state as in a view. */
type Spaces = Seen<Pick<Board, 'contacts' | 'cuffed'>>;

/** E15.8: what a locker's threshold is compared with: position on the track plus contacts held; cubes of this turn do not count. */
export function lockerReach(position: number, board: Spaces): number {
  return position + countContacts(board);
}

/** E15.8: how many tiles would be drawn from a locker with so many left. */
export function tilesFromLocker(table: Table, board: Spaces, colour: number, left: number): number {
  return Math.min(countContacts(board) + (table.lockers[colour]?.draw ?? 0), left);
}

/** E15.9: as many tiles as contacts held, at most what is there. */
export function tilesFromExit(board: Spaces, left: number): number {
  return Math.min(countContacts(board), left);
}

/** What keeps a locker shut: no key, too little notoriety and contacts together, or no tile to be drawn. */
export type LockerObstacle = 'key' | 'sum' | 'empty';

/**
 * E15.8: why a locker with so many tiles left cannot be opened from a position on the track; `null` where it can be. What the master
 * key costs is not asked: cash is secret.
 */
export function whyNoLocker(
  table: Table,
  board: Spaces & Seen<Pick<Board, 'keys' | 'slots'>>,
  position: number,
  colour: number,
  left: number,
): LockerObstacle | null {
  if (!board.keys.includes(1 + colour) && readySlot(board, MASTER_KEY_ASSET) < 0) return 'key';
  if (lockerReach(position, board) < (table.lockers[colour]?.threshold ?? 0)) return 'sum';
  return tilesFromLocker(table, board, colour, left) > 0 ? null : 'empty';
}
