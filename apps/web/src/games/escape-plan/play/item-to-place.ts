import type { View } from '@stakeout/escape-plan';

/** The item that waits for a space, with its value where the viewer may know it (E15.4). */
export function itemToPlace({ own, table }: View): number {
  return own?.item ?? table.turn.item;
}
