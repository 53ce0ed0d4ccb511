import { type Card, isBack, ownerOf } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** Whether a row has a card of somebody's whose face the viewer does not know: it counts at a bust, but in no forecast. */
export function hasHidden(row: readonly Card[], seat: Seat): boolean {
  return row.some((card) => isBack(card) && ownerOf(card) === seat);
}
