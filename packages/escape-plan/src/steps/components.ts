import type { Seat } from '@stakeout/kernel';
import type { EffectKind, Fixer, Table } from '../data/table.ts';
import { fixerOf } from '../items.ts';
import { boardOf, type State } from '../state.ts';
import { holdsCard } from './contacts.ts';
import { canPay } from './money.ts';

/** Whether a contact card on a space can be used: not under handcuffs, not used, and paid for (E17.2). */
export function isContactReady(state: State, table: Table, seat: Seat, space: number): boolean {
  const board = boardOf(state, seat);
  if (!holdsCard(board, space) || (board.spent & (1 << space)) !== 0) return false;
  const contact = table.contacts[(board.contacts[space] as number) - 1];
  return contact !== undefined && canPay(state, seat, contact.cost);
}

export function isItemReady(state: State, seat: Seat, space: number): boolean {
  const board = boardOf(state, seat);
  return (board.items[space] ?? 0) !== 0 && (board.used & (1 << space)) === 0;
}

/** Whether the seat holds a contact or fixer with this effect that is ready for use. */
export function holdsEffect(state: State, table: Table, seat: Seat, kind: EffectKind): boolean {
  return countEffects(state, table, seat, kind) > 0;
}

/** How many flights of E17.7 the seat could make: helicopters, and gang abilities by member, card or motorcycle. */
export function flightsHeld(state: State, table: Table, seat: Seat): number {
  return (
    countEffects(state, table, seat, 'FLY') +
    countEffects(state, table, seat, 'GANG_ABILITY') +
    boardOf(state, seat).members
  );
}

function countEffects(state: State, table: Table, seat: Seat, kind: EffectKind): number {
  const board = boardOf(state, seat);
  let count = 0;
  for (let space = 0; space < board.contacts.length; space++) {
    if (!isContactReady(state, table, seat, space)) continue;
    if (table.contacts[(board.contacts[space] as number) - 1]?.effect.kind === kind) count++;
  }
  for (let space = 0; space < board.items.length; space++) {
    const fixer = fixerOf(board.items[space] as number);
    if (fixer < 0 || !isItemReady(state, seat, space)) continue;
    if ((table.fixers[fixer] as Fixer).effect.kind === kind) count++;
  }
  return count;
}
