import { FastChance } from '@stakeout/kernel';
import { isLocation, type Node, type TileIndex } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import type { Table } from './data/table.ts';
import { determinize } from './determinize.ts';
import type { State } from './state.ts';
import { countMet } from './steps/police.ts';
import { tilesToAvoid } from './steps/trip.ts';
import { canEnd, exitAt, openExit } from './steps/visiting.ts';
import { type Label, legsOf, pointsOf, startOf, waysFrom } from './travel-search.ts';
import type { View } from './view.ts';

/** A way to a location that no other way beats: fewer movement points, or other tiles left. */
export interface Route {
  /** Movement points used; a ride gives one back. */
  readonly points: number;
  /** The tiles left on the way, which AVOID will ask about (E12.2); none when the move ends on the tile it began on. */
  readonly left: readonly TileIndex[];
  /** Cops on those tiles, Sandra included. */
  readonly cops: number;
  /** The nodes passed, without the start. */
  readonly nodes: readonly Node[];
}

export interface Destination {
  readonly node: Node;
  /** The routes worth knowing, cheapest first. */
  readonly routes: readonly Route[];
}

/**
 * every location the viewer's robber could stop at now, on foot, by subway and heliport, with the movement points at
 * hand; for each the routes of which none is better than another in both points and tiles left. Cans and cards come on top.
 */
export function destinations(view: View): readonly Destination[] {
  const { viewer } = view;
  if (viewer === null || view.own === null) return [];
  const state = determinize(view, viewer, new FastChance(0));
  const table = printedOf(state);
  const start = startOf(state, viewer);
  const best = waysFrom(state, table, viewer, pointsOf(state, viewer));
  const found: Destination[] = [];
  const exit = openExit(state);
  for (const [node, labels] of best) {
    if (!isLocation(node)) continue;
    const isEscape = exit >= 0 && exitAt(table, node) === exit;
    if (!isEscape && (node === start || !canEnd(state, table, viewer, node))) continue;
    found.push({ node, routes: routesOf(state, table, start, labels) });
  }
  return found.sort((one, other) => one.node - other.node);
}

function routesOf(state: State, table: Table, start: Node, labels: readonly Label[]): Route[] {
  const routes = labels.map((label): Route => {
    const left = tilesToAvoid(label.left, start, label.node, false);
    const tiles = table.tiles.flatMap((_, tile) => ((left & (1 << tile)) === 0 ? [] : [tile]));
    return {
      points: label.used,
      left: tiles,
      cops: tiles.reduce((count, tile) => count + countMet(state, tile), 0),
      nodes: legsOf(label).map(({ node }) => node),
    };
  });
  return routes.sort((one, other) => one.points - other.points || one.cops - other.cops);
}
