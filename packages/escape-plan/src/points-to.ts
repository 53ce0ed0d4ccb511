import type { Seat } from '@stakeout/kernel';
import { isInCity } from './city/city.ts';
import { isLocation, type Node } from './city/node.ts';
import type { Table } from './data/table.ts';
import { boardOf, type State } from './state.ts';
import { pointsOf, waysFrom } from './travel-search.ts';

/** From one end of the largest city to the other it takes fewer points. */
const MOST_POINTS = 16;
const ANY_WAY = () => true;

/** The points that the seat's move has, with those that gas cans bring (E11.5). */
export function pointsAtHand(state: State, seat: Seat): number {
  return pointsOf(state, seat) + boardOf(state, seat).cans;
}

/** For every location the fewest points one must set out with: a ride gives one back, but only after one has got there (E11.6). */
export function pointsNeeded(state: State, table: Table, seat: Seat): ReadonlyMap<Node, number> {
  const needed = new Map<Node, number>();
  const all = 2 * table.tiles.filter((_, tile) => isInCity(state.city, tile)).length;
  for (let points = 0; points <= MOST_POINTS && needed.size < all; points++) {
    for (const node of waysFrom(state, table, seat, points, ANY_WAY).keys()) {
      if (isLocation(node) && !needed.has(node)) needed.set(node, points);
    }
  }
  return needed;
}
