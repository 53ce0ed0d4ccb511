import type { EffectKind, Table } from '../data/table.ts';
import { fixerOf } from '../items.ts';
import type { Board, Money, Seen } from '../state.ts';
import { holdsCard } from './contacts.ts';

/** Whether a contact card lies on a space, not under handcuffs and not used. */
export function isContactUp(board: Seen<Pick<Board, 'contacts' | 'cuffed' | 'spent'>>, space: number): boolean {
  return holdsCard(board, space) && (board.spent & (1 << space)) === 0;
}

/** Whether a contact card on a space can be used: turned up, and paid for with so much money (E17.2). */
export function isContactReady(
  table: Table,
  board: Seen<Pick<Board, 'contacts' | 'cuffed' | 'spent' | 'cash'>>,
  space: number,
  cash: Money = board.cash,
): boolean {
  if (!isContactUp(board, space)) return false;
  const contact = table.contacts[(board.contacts[space] as number) - 1];
  return contact !== undefined && cash >= contact.cost;
}

export function isItemReady(board: Board, space: number): boolean {
  return (board.items[space] ?? 0) !== 0 && (board.used & (1 << space)) === 0;
}

/** What contacts, fixers and gang members that are ready for use can do for a robber on the way, as a mask. */
export type Carriers = number;
/** A flight of E17.7: a helicopter, or a gang ability by member, card or motorcycle. */
export const FLIGHT = 1;
export const SEWER = 2;
export const JET_SKI = 4;
export const MEDEVAC = 8;
/** Whatever is used up can be turned up again. */
export const REFRESH = 16;

export function carriersHeld(table: Table, board: Board): Carriers {
  let held = board.members > 0 ? FLIGHT : 0;
  for (let space = 0; space < board.contacts.length; space++) {
    if (isContactReady(table, board, space))
      held |= carrierOf(table.contacts[(board.contacts[space] as number) - 1]?.effect.kind);
  }
  for (let space = 0; space < board.items.length; space++) {
    const fixer = fixerOf(board.items[space] as number);
    if (fixer >= 0 && isItemReady(board, space)) held |= carrierOf(table.fixers[fixer]?.effect.kind);
  }
  return held;
}

/** Whether an effect carries the robber on its way (E11.4, E17.7, E17.12). */
export function carries(kind: EffectKind): boolean {
  return (carrierOf(kind) & ~REFRESH) !== 0;
}

function carrierOf(kind: EffectKind | undefined): Carriers {
  switch (kind) {
    case 'FLY':
    case 'GANG_ABILITY':
      return FLIGHT;
    case 'SEWER':
      return SEWER;
    case 'WATER_PASSABLE':
      return JET_SKI;
    case 'MOVE_TO_HOSPITAL':
      return MEDEVAC;
    case 'REFRESH_EQUIPMENT_AND_CONTACTS':
      return REFRESH;
    default:
      return 0;
  }
}
