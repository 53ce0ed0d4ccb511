import type { EventSink, Seat } from '@stakeout/kernel';
import type { Happening } from '../event.ts';
import { type Board, boardOf, type Seen, type State } from '../state.ts';

type Events = EventSink<Happening> | null;
/** The contact spaces of a board, on a state as in a view. */
type Spaces = Seen<Pick<Board, 'contacts' | 'cuffed'>>;

/** E16.1: the leftmost space without card, asset or handcuffs, or -1. */
export function freeSpace(board: Spaces): number {
  for (let space = 0; space < board.contacts.length; space++) {
    if (board.contacts[space] === 0 && (board.cuffed & (1 << space)) === 0) return space;
  }
  return -1;
}

export function holdsCard(board: Spaces, space: number): boolean {
  return (board.contacts[space] ?? 0) > 0 && (board.cuffed & (1 << space)) === 0;
}

/** Contact cards held, used or not, those under handcuffs not counted (E15.8). */
export function countContacts(board: Spaces): number {
  let count = 0;
  for (let space = 0; space < board.contacts.length; space++) if (holdsCard(board, space)) count++;
  return count;
}

/** E16.2: with one or two players the cards on display slide right; with more each keeps its place. */
export function isSliding({ seats }: Pick<State, 'seats'>): boolean {
  return seats <= 2;
}

/** A card leaves the display; once it is where it goes, the display is filled again (`refillDisplay`). */
export function takeFromDisplay(state: State, index: number): number {
  return state.display.splice(index, 1)[0] as number;
}

/** E16.2: where cards slide the new one enters leftmost, otherwise it takes the gap. */
export function refillDisplay(state: State, gap: number, events: Events): void {
  const next = state.contactDeck.pop();
  if (next === undefined) return;
  state.display.splice(isSliding(state) ? 0 : gap, 0, next);
  events?.reveal({ type: 'contactRevealed', contact: next });
}

export function putContact(state: State, seat: Seat, space: number, card: number): void {
  const board = boardOf(state, seat);
  board.contacts[space] = 1 + card;
  board.spent &= ~(1 << space);
}

/** E10.2, and the effects that turn everything up again: cards under handcuffs too, for what it is worth. */
export function refreshContacts(board: Board): void {
  board.spent = 0;
}
