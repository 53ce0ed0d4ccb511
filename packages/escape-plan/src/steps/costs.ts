import { blueprintOf } from '../city/blueprint.ts';
import type { Graph } from '../city/graph.ts';
import {
  isLocation,
  isWater,
  locationBit,
  NODES_PER_TILE,
  type Node,
  type TileIndex,
  terrainOf,
  tileOf,
} from '../city/node.ts';
import { type Table, type Tile, WATER } from '../data/table.ts';
import { type Carriers, FLIGHT, MEDEVAC, SEWER } from './components.ts';
import type { Locations } from './ends.ts';

/** All that the way from a node to an end depends on. */
export interface Ways {
  readonly graph: Graph;
  readonly ends: Locations;
  /** The tiles whose water can be crossed, as a mask (E11.4). */
  readonly navigable: number;
  /** The components that count: flights, sewers, and a medevac, which ends any move. */
  readonly carriers: Carriers;
  /** What costs more movement points than this need not be known. */
  readonly most: number;
}

export const OUT_OF_REACH = 99;

export const NODES = 14 * NODES_PER_TILE;
/** For each location its bit, and for each water the bit of its tile; 0 for other nodes. */
const locationBits = Int32Array.from({ length: NODES }, (_, node) => (isLocation(node) ? locationBit(node) : 0));
const waterBits = Int32Array.from({ length: NODES }, (_, node) => (isWater(node) ? 1 << tileOf(node) : 0));

/** Scratch: the nodes of the cost being looked at and those of one more. Some may have become cheaper since. */
let level = new Int16Array(NODES * 2);
let levelSize = 0;
let next = new Int16Array(NODES * 2);
let nextSize = 0;

/**
 * For every node, the movement points it takes to come from there to an end once the subway has been ridden. Walks and
 * flies backwards from the ends, cheapest first, until nothing gets cheaper; steps cost the same both ways.
 */
export function findCosts(table: Table, ways: Ways, costs: Int8Array): void {
  costs.fill(OUT_OF_REACH);
  nextSize = 0;
  if ((ways.carriers & MEDEVAC) !== 0) {
    for (let node = 0; node < NODES; node++) if (isOnTileOfCity(ways.graph, node)) costs[node] = 0;
    return;
  }
  for (let node = 0; node < NODES; node++)
    if (((locationBits[node] as number) & ways.ends) !== 0) lower(costs, node, 0);
  let flown = 0;
  for (let cost = 0; cost <= ways.most && nextSize > 0; cost++) {
    turnToNext();
    flown = goBack(table, ways, cost, costs, flown);
  }
}

/** The same with a ride still to be had: free, and worth a movement point (E11.6). Better ways to a subway follow from it. */
export function findCostsBeforeRide(table: Table, ways: Ways, afterRide: Int8Array, costs: Int8Array): void {
  const { subways } = ways.graph;
  costs.set(afterRide);
  nextSize = 0;
  let flown = 0;
  for (let cost = 0; cost <= ways.most; cost++) {
    for (let index = 0; index < subways.length; index++) {
      const from = subways[index] as Node;
      if (costOfRide(subways, from, afterRide) === cost) lower(costs, from, cost);
    }
    if (nextSize === 0) continue;
    turnToNext();
    flown = goBack(table, ways, cost, costs, flown);
  }
}

/** What the way costs from a subway to the end that is cheapest from another one. */
function costOfRide(subways: readonly Node[], from: Node, afterRide: Int8Array): number {
  let best = OUT_OF_REACH;
  for (let index = 0; index < subways.length; index++) {
    const to = subways[index] as Node;
    if (to !== from && (afterRide[to] as number) < best) best = afterRide[to] as number;
  }
  return best === OUT_OF_REACH ? OUT_OF_REACH : Math.max(0, best - 1);
}

/** Every location of a tile is in the city, or none. */
function isOnTileOfCity(graph: Graph, node: Node): boolean {
  return ((graph.locations >> (tileOf(node) * 2)) & 1) !== 0;
}

function turnToNext(): void {
  const list = level;
  level = next;
  levelSize = nextSize;
  next = list;
  nextSize = 0;
}

function lower(costs: Int8Array, node: Node, cost: number): void {
  if (cost >= (costs[node] as number)) return;
  costs[node] = cost;
  next[nextSize++] = node;
}

/** Goes back from every node of a cost. Gives the tiles from which one can fly to what has been looked at so far, as a mask. */
function goBack(table: Table, ways: Ways, cost: number, costs: Int8Array, flown: number): number {
  const isSewerOpen = (ways.carriers & SEWER) !== 0;
  let reached = 0;
  for (let index = 0; index < levelSize; index++) {
    const node = level[index] as Node;
    if (costs[node] !== cost) continue;
    reached |= 1 << tileOf(node);
    if (((waterBits[node] as number) & ~ways.navigable) !== 0) continue;
    walkBack(ways.graph, ways.navigable, node, cost, costs);
    if (isSewerOpen) creepBack(table, ways.graph, node, cost, costs);
  }
  return flyBack(table, ways, cost, costs, reached, flown);
}

function walkBack(graph: Graph, navigable: number, node: Node, cost: number, costs: Int8Array): void {
  const { to: ends, cost: prices } = graph;
  const end = graph.first[node + 1] as number;
  for (let index = graph.first[node] as number; index < end; index++) {
    const to = ends[index] as Node;
    const price = cost + (prices[index] as number);
    if (price >= (costs[to] as number) || ((waterBits[to] as number) & ~navigable) !== 0) continue;
    costs[to] = price;
    if (price === cost) level[levelSize++] = to;
    else next[nextSize++] = to;
  }
}

/** E17.12: the land terrains two tiles away from which the sewer leads here, the same kind for nothing. */
function creepBack(table: Table, graph: Graph, node: Node, cost: number, costs: Int8Array): void {
  if (isLocation(node) || isWater(node)) return;
  const tiles = graph.second[tileOf(node)] as number;
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if ((tiles & (1 << tile)) === 0) continue;
    for (let terrain = 0; terrain < WATER; terrain++) {
      const from = tile * NODES_PER_TILE + terrain;
      const price = terrain === terrainOf(node) ? cost : cost + 1;
      if (price >= (costs[from] as number) || !hasTerrain(table, tile, terrain)) continue;
      costs[from] = price;
      if (price === cost) level[levelSize++] = from;
      else next[nextSize++] = from;
    }
  }
}

/** The nodes from which one could have flown to a tile reached at this cost (E11.7, E17.7). */
function flyBack(
  table: Table,
  { graph, carriers }: Ways,
  cost: number,
  costs: Int8Array,
  reached: number,
  flown: number,
): number {
  const { heliport, near } = graph;
  if (heliport >= 0 && ((near[tileOf(heliport)] as number) & reached) !== 0) lower(costs, heliport, cost + 1);
  if ((carriers & FLIGHT) === 0) return flown;
  let left = blueprintOf(table).helipads & ~flown;
  for (; left !== 0; left &= left - 1) {
    const tile = 31 - Math.clz32(left & -left);
    if (((near[tile] as number) & reached) === 0) continue;
    flown |= 1 << tile;
    for (let index = 0; index < NODES_PER_TILE; index++) {
      if (index > WATER || hasTerrain(table, tile, index)) lower(costs, tile * NODES_PER_TILE + index, cost + 1);
    }
  }
  return flown;
}

export function hasTerrain(table: Table, tile: TileIndex, terrain: number): boolean {
  return ((table.tiles[tile] as Tile).terrains & (1 << terrain)) !== 0;
}
