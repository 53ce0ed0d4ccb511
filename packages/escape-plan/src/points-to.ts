import { FastChance, type Seat } from '@stakeout/kernel';
import { isLocation, type Node } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import type { Table } from './data/table.ts';
import { determinize } from './determinize.ts';
import { boardOf, type State } from './state.ts';
import { canEnd, exitAt, openExit } from './steps/visiting.ts';
import { pointsOf, startOf, waysFrom } from './travel-search.ts';
import type { View } from './view.ts';

/** From one end of the largest city to the other it takes fewer points. */
const MOST_POINTS = 20;
const ANY_WAY = () => true;

/** What the viewer's robber has for its move, gas cans included, and what each place takes. */
export interface PointsAhead {
  readonly have: number;
  /** The points it takes to get there at all, for every location where the move could end; missing where no way leads. */
  readonly needed: ReadonlyMap<Node, number>;
}

/** E11.2: how many movement points it takes to every place that the viewer's move could end at, in reach or not. */
export function pointsTo(view: View): PointsAhead | null {
  const { viewer } = view;
  if (viewer === null || view.own === null) return null;
  const state = determinize(view, viewer, new FastChance(0));
  const table = printedOf(state);
  const needed = new Map<Node, number>();
  for (const [node, points] of pointsNeeded(state, table, viewer)) {
    if (isEnd(state, table, viewer, node)) needed.set(node, points);
  }
  return { have: pointsAtHand(state, viewer), needed };
}

/** The points that the move has, with those that gas cans bring (E11.5). */
export function pointsAtHand(state: State, seat: Seat): number {
  return pointsOf(state, seat) + boardOf(state, seat).cans;
}

/** For every location the fewest points one must set out with: a ride gives one back, but only after one has got there (E11.6). */
export function pointsNeeded(state: State, table: Table, seat: Seat): ReadonlyMap<Node, number> {
  const needed = new Map<Node, number>();
  for (let points = 0; points <= MOST_POINTS; points++) {
    for (const node of waysFrom(state, table, seat, points, ANY_WAY).keys()) {
      if (isLocation(node) && !needed.has(node)) needed.set(node, points);
    }
  }
  return needed;
}

function isEnd(state: State, table: Table, seat: Seat, node: Node): boolean {
  const exit = openExit(state);
  if (exit >= 0 && exitAt(table, node) === exit) return true;
  return node !== startOf(state, seat) && canEnd(state, table, seat, node);
}
