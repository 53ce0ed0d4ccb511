import type { Table } from '../data/table.ts';
import { FLIGHT_COST, RIDE_GAIN } from '../numbers.ts';
import { eachStep, type Graph } from './graph.ts';
import { isWater, NODES_PER_TILE, type Node, tileOf } from './node.ts';

/** How a robber gets from one node to the next. */
export type Means = 'step' | 'ride' | 'fly';

/**
 * Every node to which a robber can go next with what the city offers: on foot, by subway once a turn (E11.6), and from the
 * heliport (E11.7). A ride gives a point: it costs less than nothing. Water is entered only on the tiles of `navigable` (E11.4).
 */
export function eachMove(
  table: Table,
  graph: Graph,
  navigable: number,
  from: Node,
  isRidden: boolean,
  onMove: (to: Node, cost: number, by: Means) => void,
): void {
  eachStep(graph, navigable, from, (to, cost) => onMove(to, cost, 'step'));
  if (!isRidden && graph.subways.includes(from))
    for (const to of graph.subways) if (to !== from) onMove(to, -RIDE_GAIN, 'ride');
  if (from === graph.heliport)
    eachFlight(table, graph, navigable, tileOf(from), (to) => onMove(to, FLIGHT_COST, 'fly'));
}

/** E11.7: everything that can be stood on, one or two tiles away. */
function eachFlight(table: Table, graph: Graph, navigable: number, tile: number, onFlight: (to: Node) => void): void {
  const near = graph.near[tile] as number;
  for (let other = 0; other < table.tiles.length; other++) {
    if ((near & (1 << other)) === 0) continue;
    for (let index = 0; index < NODES_PER_TILE; index++) {
      const to = other * NODES_PER_TILE + index;
      const isThere = (graph.first[to] as number) < (graph.first[to + 1] as number);
      if (isThere && (!isWater(to) || (navigable & (1 << other)) !== 0)) onFlight(to);
    }
  }
}
