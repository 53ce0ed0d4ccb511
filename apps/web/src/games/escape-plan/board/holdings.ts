import type { PublicBoard, View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';

/** E3.5: the wound cubes of each player, the notoriety cubes, and the members of a gang. */
export const WOUND_CUBES = 3;
export const NOTORIETY_CUBES = 4;
const GANG_MEMBERS = 2;

/** A player's board as this viewer may see it now. */
export interface Holdings {
  readonly seat: Seat;
  readonly board: PublicBoard;
  /** With their values where the viewer knows them. */
  readonly items: readonly number[];
  /** `null` where it is not known, or covered. */
  readonly cash: number | null;
  readonly plan: number | null;
  /** Whether the pieces can be touched: they are the viewer's own. */
  readonly isOwn: boolean;
}

/**
 * Only the viewer's own secrets are in the view, and after the end everybody's. `isCovered` keeps the own ones out of sight
 * too, for people who share a device.
 */
export function holdingsOf(view: View, seat: Seat, isCovered = false): Holdings | null {
  const board = view.table.boards[seat];
  if (board === undefined) return null;
  const { truth } = view.table;
  const isOwn = view.viewer === seat;
  const known = { seat, board, isOwn };
  if (isOwn && view.own !== null && !isCovered)
    return { ...known, items: view.own.items, cash: view.own.cash, plan: view.own.plan };
  if (truth === null) return { ...known, items: board.items, cash: null, plan: null };
  return {
    ...known,
    items: truth.items[seat] ?? board.items,
    cash: truth.cash[seat] ?? null,
    plan: truth.plans[seat] ?? null,
  };
}

/** Contact cards that count for lockers and exits: not those under handcuffs (E15.8, E13.2). */
export function contactsHeld({ contacts, cuffed }: PublicBoard): number {
  return contacts.filter((code, space) => code > 0 && (cuffed & (1 << space)) === 0).length;
}

/** A member goes back to a gang with an own marker and a place for it (E17.6). */
export function gangsToReturnTo({ table }: View, seat: Seat): readonly number[] {
  const gangs: number[] = [];
  for (const [tile, owner] of table.control.entries()) {
    if (owner === seat && (table.gangs[tile] ?? 0) < GANG_MEMBERS) gangs.push(tile);
  }
  return gangs;
}

/** The place in the turn order, from 1; those who are gone stay in it. */
export function positionOf({ table }: View, seat: Seat): number {
  return table.order.indexOf(seat) + 1;
}

export function isMarked(mask: number, index: number): boolean {
  return (mask & (1 << index)) !== 0;
}

/** The numbers of so many spaces. */
export function spaces(count: number): readonly number[] {
  return Array.from({ length: count }, (_, space) => space);
}
