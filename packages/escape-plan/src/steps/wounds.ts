import type { EventSink, Seat } from '@stakeout/kernel';
import type { Happening } from '../event.ts';
import { WOUND_CUBES } from '../numbers.ts';
import { type Board, boardOf, type Seen, type State } from '../state.ts';
import { assetOnSpace } from './assets.ts';

type Events = EventSink<Happening> | null;

/** E13.2: the rightmost contact space without handcuffs, or -1. */
export function spaceForHandcuffs(board: Seen<Pick<Board, 'contacts' | 'cuffed'>>): number {
  for (let space = board.contacts.length - 1; space >= 0; space--)
    if ((board.cuffed & (1 << space)) === 0) return space;
  return -1;
}

/** Whether the next wound would lay handcuffs on a locked asset: its owner says which one is lost. */
export function wouldLoseAsset(state: State, seat: Seat): boolean {
  const board = boardOf(state, seat);
  if (board.wounds < WOUND_CUBES || state.cuffsLeft === 0) return false;
  const space = spaceForHandcuffs(board);
  return space >= 0 && assetOnSpace(board.contacts[space] as number) >= 0;
}

/** E13.1, E13.2. The asset that is to go, when one must, lies on the space already. */
export function takeWound(state: State, seat: Seat, events: Events): void {
  const board = boardOf(state, seat);
  if (board.wounds < WOUND_CUBES) {
    board.wounds++;
    events?.show({ type: 'wounded', pawn: seat });
    return;
  }
  const space = spaceForHandcuffs(board);
  if (space < 0 || state.cuffsLeft === 0) {
    events?.show({ type: 'woundWithoutEffect', pawn: seat });
    return;
  }
  const asset = assetOnSpace(board.contacts[space] as number);
  if (asset >= 0) {
    board.contacts[space] = 0;
    board.gone |= 1 << asset;
  }
  state.cuffsLeft--;
  board.cuffed |= 1 << space;
  board.wounds--;
  events?.show({ type: 'handcuffed', pawn: seat, space });
}

/** E13.3. */
export function heal(state: State, seat: Seat, events: Events): void {
  const board = boardOf(state, seat);
  if (board.wounds === 0) return;
  board.wounds--;
  events?.show({ type: 'healed', pawn: seat });
}

/** E18.3: a locked asset changes places with the one on the space the handcuffs go to. */
export function swapOntoSpace(board: Board, space: number, asset: number): void {
  const from = board.contacts.indexOf(-1 - asset);
  const other = board.contacts[space] as number;
  board.contacts[space] = board.contacts[from] as number;
  board.contacts[from] = other;
}
