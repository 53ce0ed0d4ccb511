import type { PublicBoard, View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';

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
