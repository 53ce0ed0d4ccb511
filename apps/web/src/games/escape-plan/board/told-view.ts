import type { View } from '@stakeout/escape-plan';
import { type TableContext, useTable } from '../table-context.ts';
import { usePeekAt } from './use-peek.ts';

const covered = new WeakMap<View, View>();

/**
 * What may be put into words. While the own things are covered, everybody at the device reads along, so the words know no
 * more than the table does: no cash, no plan, no values of tiles. What can be done still follows from the view itself.
 */
export function toldView(view: View, isCovered: boolean): View {
  if (!isCovered) return view;
  const told = covered.get(view) ?? { ...view, own: null };
  covered.set(view, told);
  return told;
}

export function useToldView(): View {
  return useToldViewOf(useTable());
}

/** The same for those who make the table. */
export function useToldViewOf(table: TableContext): View {
  return toldView(table.view, usePeekAt(table).isCovered);
}
