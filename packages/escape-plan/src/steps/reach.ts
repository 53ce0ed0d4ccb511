import type { Seat } from '@stakeout/kernel';
import { isInCity } from '../city/city.ts';
import { type Graph, graphOf } from '../city/graph.ts';
import {
  isLocation,
  isWater,
  kindOf,
  NODES_PER_TILE,
  type Node,
  type TileIndex,
  terrainOf,
  tileOf,
} from '../city/node.ts';
import { type Table, WATER } from '../data/table.ts';
import { type Board, boardOf, type State } from '../state.ts';
import { carriersHeld, FLIGHT, JET_SKI, MEDEVAC, SEWER } from './components.ts';
import { findCosts, findCostsBeforeRide, hasTerrain, NODES, type Ways } from './costs.ts';
import { endsOfMove } from './ends.ts';
import { isTroddenOut } from './trip.ts';

/** What may be counted on when asking how far an end is. */
export interface Means {
  /** Components that carry the robber: helicopters, gang flights, sewer, medevac. */
  readonly components: boolean;
  /** Ends that demand a payment (E15.13). */
  readonly payments: boolean;
}

/** Everything the rules let a robber count on. */
export const ANYHOW: Means = { components: true, payments: true };
/** E9.5: three points, subway and heliport. */
export const UNAIDED: Means = { components: false, payments: false };

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

/**
 * For every node, the movement points it takes to come from there to a legal end of the move (E11.1). A robber must never
 * walk into a place from where it cannot finish. The list is scratch, overwritten by the next call.
 */
export function costsToEnd(state: State, table: Table, seat: Seat, means: Means): Int8Array {
  const isRidden = state.turn.ridden === 1;
  return costsWith(state, table, seat, boardOf(state, seat), -1, means, isRidden);
}

/** The same as if the subway had been ridden already. */
export function costsAfterRide(state: State, table: Table, seat: Seat): Int8Array {
  return costsWith(state, table, seat, boardOf(state, seat), -1, ANYHOW, true);
}

/** The same with another board, on which a component is used up; `freed` is a tile whose gang is free by then, or -1. */
export function costsWithBoard(state: State, table: Table, seat: Seat, board: Board, freed: TileIndex): Int8Array {
  return costsWith(state, table, seat, board, freed, ANYHOW, state.turn.ridden === 1);
}

function costsWith(
  state: State,
  table: Table,
  seat: Seat,
  board: Board,
  freed: TileIndex,
  means: Means,
  isRidden: boolean,
): Int8Array {
  const graph = graphOf(table, state.city);
  const carriers = means.components ? carriersHeld(table, board) : 0;
  const ends = endsOfMove(state, table, seat, board, freed, means.payments);
  const navigable = (carriers & JET_SKI) !== 0 ? ANY_WATER : graph.ferried | state.turn.jetSki;
  const counted = carriers & (canBeFlownOut(state, table, carriers) ? FLIGHT | SEWER | MEDEVAC : FLIGHT | SEWER);
  // What costs more than can be paid need not be known; a ride would give a point more.
  const most = pointsAtHand(state, seat) + 1;
  // E9.5 asks what the points at hand allow and nothing beyond: there what was found for more points is of no use.
  const isEnough = known !== null && (means.components ? most <= known.most : most === known.most);
  if (known === null || !isEnough || !isAbout(known, graph, ends, navigable, counted)) {
    known = { graph, ends, navigable, carriers: counted, most };
    isRideKnown = false;
    findCosts(table, known, afterRide);
  }
  if (isRidden || graph.subways.length < 2) return afterRide;
  if (!isRideKnown) findCostsBeforeRide(table, known, afterRide, beforeRide);
  isRideKnown = true;
  return beforeRide;
}

/** A jet ski could open any one body of water. */
const ANY_WATER = -1;

/** What was asked last. Within a turn the ends rarely change and the points get fewer: most often it is the same again. */
let known: Ways | null = null;
const afterRide = new Int8Array(NODES);
const beforeRide = new Int8Array(NODES);
let isRideKnown = false;

function isAbout(ways: Ways, graph: Graph, ends: number, navigable: number, carriers: number): boolean {
  return ways.graph === graph && ways.ends === ends && ways.navigable === navigable && ways.carriers === carriers;
}

/** a medevac ends any move at the hospital. */
function canBeFlownOut(state: State, table: Table, carriers: number): boolean {
  return (carriers & MEDEVAC) !== 0 && kindOf(table, state.turn.start) !== 'HOSPITAL';
}

/** Whether a component in hand could carry the robber from wherever it may come to stand. */
export function canBeCarried(state: State, table: Table, seat: Seat): boolean {
  const carriers = carriersHeld(table, boardOf(state, seat));
  return (carriers & (FLIGHT | SEWER)) !== 0 || canBeFlownOut(state, table, carriers);
}

/** Scratch: the nodes that may not be stood on again, and where free steps lead on from there. */
const trodden: Node[] = [];

/**
 * Whether the robber can still finish on foot after going on for free to a node. Free steps do not lead onto a node a third
 * time, so an end that can be reached only that way does not count. The costs say that there is an end in reach.
 */
export function leadsOn(state: State, table: Table, seat: Seat, to: Node, costs: Int8Array): boolean {
  const graph = graphOf(table, state.city);
  const navigable = navigableWater(state, table);
  const points = pointsAtHand(state, seat);
  const { trail } = state.turn;
  let count = 0;
  for (let index = 0; index < trail.length; index++)
    if (isTroddenOut(trail, trail[index] as Node)) trodden[count++] = trail[index] as Node;
  if (count === 0) return true;
  const first = count;
  trodden[count++] = to;
  for (let index = first; index < count; index++) {
    const from = trodden[index] as Node;
    const end = graph.first[from + 1] as number;
    for (let step = graph.first[from] as number; step < end; step++) {
      const next = graph.to[step] as Node;
      if (isWater(next) && (navigable & (1 << tileOf(next))) === 0) continue;
      const price = graph.cost[step] as number;
      if (price !== 0) {
        if ((costs[next] as number) <= points - price) return true;
      } else if (!isAmong(trodden, count, next)) trodden[count++] = next;
    }
  }
  return false;
}

function isAmong(nodes: readonly Node[], count: number, wanted: Node): boolean {
  for (let index = 0; index < count; index++) if (nodes[index] === wanted) return true;
  return false;
}

/** Calls back for every node of a tile from `least` to `most` side steps away from another (E17.7). */
export function eachGoal(
  state: State,
  table: Table,
  from: TileIndex,
  least: number,
  most: number,
  onGoal: (node: Node) => void,
): void {
  const { distances } = graphOf(table, state.city);
  for (let tile = 0; tile < table.tiles.length; tile++) {
    const distance = distances[from * table.tiles.length + tile] as number;
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
