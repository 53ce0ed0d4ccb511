import { BUSINESSES, cubesToClose, type Pawn, PLACES, type PublicTable, tileOf } from '@stakeout/escape-plan';

export interface Place {
  readonly place: number;
  readonly isBusiness: boolean;
  /** Who has a cube there, and how many places for cubes are shown: up to the closing, or one for everybody. */
  readonly visitors: readonly Pawn[];
  readonly spaces: number;
  readonly isClosed: boolean;
  /** The tile it has been put on, or -1 (E7.3). */
  readonly tile: number;
  /** The colours of the keys that are left at a safe house. */
  readonly keys: readonly number[];
}

export function placesOf(table: PublicTable): readonly Place[] {
  return PLACES.map((_, place) => {
    const isBusiness = place < BUSINESSES;
    const visitors = table.order.filter((pawn) => ((table.visited[place] ?? 0) & (1 << pawn)) !== 0);
    const node = table.places[place] ?? -1;
    return {
      place,
      isBusiness,
      visitors,
      spaces: Math.max(visitors.length, isBusiness ? cubesToClose(table.seats) : table.pawns),
      isClosed: (table.closed & (1 << place)) !== 0,
      tile: node < 0 ? -1 : tileOf(node),
      keys: isBusiness ? [] : (table.keysAt[place - BUSINESSES] ?? []),
    };
  });
}
