import type { Seat } from '@stakeout/kernel';
import { isInCity } from '../city/city.ts';
import { distanceBetween, eachStep, type Graph, graphOf } from '../city/graph.ts';
import {
  isLocation,
  isWater,
  kindOf,
  locationNode,
  NODES_PER_TILE,
  type Node,
  type TileIndex,
  terrainOf,
  tileOf,
} from '../city/node.ts';
import { type Table, type Tile, WATER } from '../data/table.ts';
import { boardOf, type State } from '../state.ts';
import { flightsHeld, holdsEffect } from './components.ts';
import { canEnd, endAt, exitAt, openExit } from './visiting.ts';

/** What may be counted on when asking how far an end is. */
export interface Means {
  /** Components that carry the robber: helicopters, gang flights, sewer, medevac. */
  readonly components: boolean;
  /** Ends that demand a payment (E15.13). */
  readonly payments: boolean;
  /** Whether to count as if the subway had been ridden already. */
  readonly ridden?: boolean;
}

export const OUT_OF_REACH = 99;

const beforeRide = new Int8Array(14 * NODES_PER_TILE);
const afterRide = new Int8Array(14 * NODES_PER_TILE);

/** Water that can be crossed now, as a mask of tiles (E11.4). */
export function navigableWater(state: State, table: Table): number {
  return graphOf(table, state.city).ferried | state.turn.jetSki;
}

/** Whether a node exists in the city and may be stood on. */
export function isStandable(state: State, table: Table, node: Node): boolean {
  const tile = tileOf(node);
  if (!isInCity(state.city, tile)) return false;
  if (isLocation(node)) return true;
  const terrain = terrainOf(node);
  if (!hasTerrain(table, tile, terrain)) return false;
  return terrain !== WATER || (navigableWater(state, table) & (1 << tile)) !== 0;
}

function hasTerrain(table: Table, tile: TileIndex, terrain: number): boolean {
  return ((table.tiles[tile] as Tile).terrains & (1 << terrain)) !== 0;
}

/**
 * For every node, the movement points it takes to come from there to a legal end of the move (E11.1). A robber must never
 * walk into a place from where it cannot finish. The list is scratch, overwritten by the next call.
 */
export function costsToEnd(state: State, table: Table, seat: Seat, means: Means): Int8Array {
  spread(state, table, seat, means, afterRide);
  const graph = graphOf(table, state.city);
  const isRidden = state.turn.ridden === 1 || means.ridden === true;
  if (isRidden || graph.subways.length < 2) return afterRide;
  beforeRide.set(afterRide);
  // One ride a turn: free, and worth a movement point (E11.6). Better ways into a subway's surroundings follow from it.
  seedRides(graph);
  relax(state, table, seat, means, beforeRide);
  return beforeRide;
}

/** The ends themselves, and everything they can be walked to from. */
function spread(state: State, table: Table, seat: Seat, means: Means, costs: Int8Array): void {
  costs.fill(OUT_OF_REACH);
  const exit = openExit(state);
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if (!isInCity(state.city, tile)) continue;
    for (let slot = 0; slot < 2; slot++) {
      const node = locationNode(tile, slot);
      const isEscape = exit >= 0 && exitAt(table, node) === exit;
      if (isEscape || (node !== state.turn.start && isEnd(state, table, seat, node, means))) costs[node] = 0;
    }
  }
  if (means.components && canBeFlownOut(state, table, seat)) {
    for (let node = 0; node < costs.length; node++) if (isInCity(state.city, tileOf(node))) costs[node] = 0;
    return;
  }
  relax(state, table, seat, means, costs);
}

function isEnd(state: State, table: Table, seat: Seat, node: Node, means: Means): boolean {
  return means.payments ? canEnd(state, table, seat, node) : endAt(state, table, seat, node) === 'nothing';
}

/** a medevac ends any move at the hospital. */
function canBeFlownOut(state: State, table: Table, seat: Seat): boolean {
  return holdsEffect(state, table, seat, 'MOVE_TO_HOSPITAL') && kindOf(table, state.turn.start) !== 'HOSPITAL';
}

function seedRides(graph: Graph): void {
  for (const from of graph.subways) {
    let best = OUT_OF_REACH;
    for (const to of graph.subways) if (to !== from) best = Math.min(best, afterRide[to] as number);
    if (best < OUT_OF_REACH) lower(beforeRide, from, Math.max(0, best - 1));
  }
}

/** Walks and flies backwards from what is known, cheapest first, until nothing gets cheaper. Steps cost the same both ways. */
function relax(state: State, table: Table, seat: Seat, means: Means, costs: Int8Array): void {
  const graph = graphOf(table, state.city);
  const jetSki = means.components && holdsEffect(state, table, seat, 'WATER_PASSABLE');
  const navigable = jetSki ? ANY_WATER : graph.ferried | state.turn.jetSki;
  const flights = means.components && flightsHeld(state, table, seat) > 0;
  const sewer = means.components && holdsEffect(state, table, seat, 'SEWER');
  // What costs more than can be paid need not be known.
  const most = pointsAtHand(state, seat) + 1;
  for (let cost = 0; cost <= most; cost++) {
    level.length = 0;
    for (let node = 0; node < costs.length; node++) if (costs[node] === cost) level.push(node);
    for (let index = 0; index < level.length; index++) {
      const node = level[index] as Node;
      if (isWater(node) && (navigable & (1 << tileOf(node))) === 0) continue;
      walkBack(graph, navigable, node, cost, costs);
      if (sewer) creepBack(table, graph, node, cost, costs);
    }
    flyBack(state, table, graph, cost, flights, costs);
  }
}

/** A jet ski could open any one body of water. */
const ANY_WATER = -1;

/** Scratch: the nodes of the cost being looked at. */
const level: Node[] = [];

function walkBack(graph: Graph, navigable: number, node: Node, cost: number, costs: Int8Array): void {
  const end = graph.first[node + 1] as number;
  for (let index = graph.first[node] as number; index < end; index++) {
    const to = graph.to[index] as Node;
    const price = cost + (graph.cost[index] as number);
    if (price >= (costs[to] as number)) continue;
    if (isWater(to) && (navigable & (1 << tileOf(to))) === 0) continue;
    costs[to] = price;
    if (price === cost) level.push(to);
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
      if (price === cost) level.push(from);
    }
  }
}

/** The nodes from which one could have flown to a node of the cost being looked at. */
function flyBack(state: State, table: Table, graph: Graph, cost: number, flights: boolean, costs: Int8Array): void {
  if (graph.heliport < 0 && !flights) return;
  let reached = 0;
  for (let index = 0; index < level.length; index++) reached |= 1 << tileOf(level[index] as Node);
  if (graph.heliport >= 0 && ((graph.near[tileOf(graph.heliport)] as number) & reached) !== 0)
    lower(costs, graph.heliport, cost + 1);
  if (!flights) return;
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if (!isInCity(state.city, tile)) continue;
    if (!isHelipad(table.tiles[tile] as Tile) || ((graph.near[tile] as number) & reached) === 0) continue;
    for (let index = 0; index < NODES_PER_TILE; index++) {
      const isThere = index > WATER || hasTerrain(table, tile, index);
      if (isThere) lower(costs, tile * NODES_PER_TILE + index, cost + 1);
    }
  }
}

function lower(costs: Int8Array, node: Node, cost: number): void {
  if (cost < (costs[node] as number)) costs[node] = cost;
}

/**
 * Whether the robber can still finish after going on for free to a node. Free steps never lead back onto the trail, so an end
 * that can be reached only over it does not count; with a component that carries the robber nothing is ruled out.
 */
export function leadsOn(state: State, table: Table, seat: Seat, to: Node, costs: Int8Array): boolean {
  if (flightsHeld(state, table, seat) > 0 || holdsEffect(state, table, seat, 'SEWER')) return true;
  if (canBeFlownOut(state, table, seat)) return true;
  const graph = graphOf(table, state.city);
  const navigable = navigableWater(state, table);
  const points = pointsAtHand(state, seat);
  const { trail } = state.turn;
  const trodden = [...trail, to];
  let isOpen = false;
  for (let index = trail.length; index < trodden.length && !isOpen; index++) {
    eachStep(graph, navigable, trodden[index] as Node, (next, price) => {
      if (price === 0) {
        if (!trodden.includes(next)) trodden.push(next);
      } else if ((costs[next] as number) <= points - price) isOpen = true;
    });
  }
  return isOpen;
}

/** E11.8, E17.7: a tile with a heliport or with heliport icons. */
export function isHelipad(tile: Tile): boolean {
  return tile.helipad || tile.locations[0].kind === 'HELIPORT' || tile.locations[1].kind === 'HELIPORT';
}

/** Calls back for every node of a tile within `reach` side steps of another, never the same tile (E17.7). */
export function eachGoal(
  state: State,
  table: Table,
  from: TileIndex,
  least: number,
  most: number,
  onGoal: (node: Node) => void,
): void {
  for (let tile = 0; tile < table.tiles.length; tile++) {
    const distance = distanceBetween(table, state.city, from, tile);
    if (distance < least || distance > most) continue;
    for (let index = 0; index < NODES_PER_TILE; index++) {
      const node = tile * NODES_PER_TILE + index;
      if (isStandable(state, table, node)) onGoal(node);
    }
  }
}

/** Movement points that can still be had: those left, and one for each gas can. */
export function pointsAtHand(state: State, seat: Seat): number {
  return state.turn.mp + boardOf(state, seat).cans;
}
