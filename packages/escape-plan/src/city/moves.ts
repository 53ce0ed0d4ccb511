import type { Table } from '../data/table.ts';
import { FLIGHT_COST, RIDE_GAIN } from '../numbers.ts';
import type { Graph } from './graph.ts';
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
  const end = graph.first[from + 1] as number;
  for (let index = graph.first[from] as number; index < end; index++) {
    const to = graph.to[index] as Node;
    if (canEnter(navigable, to)) onMove(to, graph.cost[index] as number, 'step');
  }
  if (!isRidden && graph.subways.includes(from))
    for (const to of graph.subways) if (to !== from) onMove(to, -RIDE_GAIN, 'ride');
  if (from === graph.heliport) eachFlight(table, graph, navigable, from, onMove);
}

/** E11.7: to everything that can be stood on, one or two tiles away. */
function eachFlight(
  table: Table,
  graph: Graph,
  navigable: number,
  from: Node,
  onMove: (to: Node, cost: number, by: Means) => void,
): void {
  const near = graph.near[tileOf(from)] as number;
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if ((near & (1 << tile)) === 0) continue;
    for (let index = 0; index < NODES_PER_TILE; index++) {
      const to = tile * NODES_PER_TILE + index;
      const isThere = (graph.first[to] as number) < (graph.first[to + 1] as number);
      if (isThere && canEnter(navigable, to)) onMove(to, FLIGHT_COST, 'fly');
    }
  }
}

function canEnter(navigable: number, to: Node): boolean {
  return !isWater(to) || (navigable & (1 << tileOf(to))) !== 0;
}
