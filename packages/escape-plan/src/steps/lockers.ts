import type { Table } from '../data/table.ts';
import type { Board, Seen } from '../state.ts';
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
