import { type LocationKind, type Table, type Tile, WATER } from '../data/table.ts';
import { type Blueprint, blueprintOf } from './blueprint.ts';
import { type City, hasWater, isInCity } from './city.ts';
import { opposite, SIDES } from './hex.ts';
import { tilesBeside } from './neighbours.ts';
import { isWater, locationBit, locationNode, NODES_PER_TILE, type Node, type TileIndex, tileOf } from './node.ts';

/** What follows from how the tiles lie: steps, distances, waters. Worked out once for each city. */
export interface Graph {
  /** The steps from node `i` are those from `first[i]` up to `first[i + 1]`. */
  readonly first: Int16Array;
  /** Where each step leads, and its cost in movement points. */
  readonly to: Int16Array;
  readonly cost: Int8Array;
  /** Side steps between tiles, `FAR` where there is no way: `distances[from * tiles + to]`. */
  readonly distances: Int8Array;
  /** For each tile the tiles one or two side steps away, and those exactly two away, as masks. */
  readonly near: readonly number[];
  readonly second: readonly number[];
  /** The node of the heliport, or -1 while it is not in the city; and those of the subways. */
  readonly heliport: Node;
  readonly subways: readonly Node[];
  /** The tiles connected to each tile by water, itself included, as masks; 0 without water. */
  readonly waters: readonly number[];
  /** The tiles whose water is part of a body with a ferry (E11.4), as a mask. */
  readonly ferried: number;
  /** Every location of the city, a bit for each (`locationBit`). */
  readonly locations: number;
}

export const FAR = 99;

const graphs = new WeakMap<City, Graph>();
/** The city asked about last and its graph: a search asks about the same one again and again. */
let last: { readonly city: City; readonly graph: Graph } | null = null;

export function graphOf(table: Table, city: City): Graph {
  if (last !== null && last.city === city) return last.graph;
  let graph = graphs.get(city);
  if (graph === undefined) {
    graph = makeGraph(table, city);
    graphs.set(city, graph);
  }
  last = { city, graph };
  return graph;
}

/** E11.7: side steps between two tiles of the city. */
export function distanceBetween(table: Table, city: City, from: TileIndex, to: TileIndex): number {
  return graphOf(table, city).distances[from * table.tiles.length + to] as number;
}

function makeGraph(table: Table, city: City): Graph {
  const blueprint = blueprintOf(table);
  const beside = tilesBeside(city);
  const waters = bodiesOfWater(table, city, beside, blueprint);
  const subways: Node[] = [];
  let heliport = -1;
  let locations = 0;
  let ferried = 0;
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if (!isInCity(city, tile)) continue;
    if ((table.tiles[tile] as Tile).ferry) ferried |= waters[tile] as number;
    for (let slot = 0; slot < 2; slot++) {
      const node = locationNode(tile, slot);
      const kind: LocationKind = (table.tiles[tile] as Tile).locations[slot as 0 | 1].kind;
      locations |= locationBit(node);
      if (kind === 'SUBWAY') subways.push(node);
      if (kind === 'HELIPORT') heliport = node;
    }
  }
  const { first, to, cost } = stepsOn(city, beside, blueprint);
  const { distances, near, second } = distancesIn(city, beside);
  return { first, to, cost, distances, near, second, heliport, subways, waters, ferried, locations };
}

/** Scratch for the steps of a city while they are counted. */
const stepsTo = new Int16Array(1024);
const stepCosts = new Int8Array(1024);

/**
 * E11.2, E11.3: one movement point to leave or enter a location, to go from a location to one it touches, and to cross
 * from one kind of terrain to another; going on within the same kind, over the edge of a tile, is free.
 */
function stepsOn(city: City, beside: Int8Array, { edges, inner }: Blueprint): Pick<Graph, 'first' | 'to' | 'cost'> {
  const nodes = city.turned.length * NODES_PER_TILE;
  const first = new Int16Array(nodes + 1);
  let count = 0;
  for (let tile = 0; tile < city.turned.length; tile++) {
    const isThere = isInCity(city, tile);
    const edgesHere = (tile * SIDES + (city.turned[tile] as number)) * SIDES;
    for (let place = 0; place < NODES_PER_TILE; place++) {
      const node = tile * NODES_PER_TILE + place;
      first[node] = count;
      if (!isThere) continue;
      const steps = inner[node] as readonly Node[];
      for (let index = 0; index < steps.length; index++) {
        stepsTo[count] = steps[index] as Node;
        stepCosts[count++] = 1;
      }
      if (place > WATER) continue;
      for (let side = 0; side < SIDES; side++) {
        const other = beside[tile * SIDES + side] as TileIndex;
        if (other < 0 || edges[edgesHere + side] !== place) continue;
        const beyond = edges[(other * SIDES + (city.turned[other] as number)) * SIDES + opposite(side)] as number;
        stepsTo[count] = other * NODES_PER_TILE + beyond;
        stepCosts[count++] = beyond === place ? 0 : 1;
      }
    }
  }
  first[nodes] = count;
  return { first, to: stepsTo.slice(0, count), cost: stepCosts.slice(0, count) };
}

/** For each tile the tiles whose water is connected to its own, itself included. */
function bodiesOfWater(table: Table, city: City, beside: Int8Array, { edges }: Blueprint): number[] {
  const waters: number[] = [];
  for (let tile = 0; tile < city.turned.length; tile++) waters.push(0);
  for (let tile = 0; tile < city.turned.length; tile++) {
    if (waters[tile] !== 0 || !isInCity(city, tile) || !hasWater(table, tile)) continue;
    const body = bodyOfWater(city, beside, edges, tile);
    for (let rest = body; rest !== 0; rest &= rest - 1) waters[31 - Math.clz32(rest & -rest)] = body;
  }
  return waters;
}

function bodyOfWater(city: City, beside: Int8Array, edges: Int8Array, from: TileIndex): number {
  let body = 1 << from;
  for (let grown = body; grown !== 0; ) {
    const tile = 31 - Math.clz32(grown);
    grown &= ~(1 << tile);
    for (let side = 0; side < SIDES; side++) {
      const other = beside[tile * SIDES + side] as TileIndex;
      if (other < 0 || (body & (1 << other)) !== 0) continue;
      if (edges[(tile * SIDES + (city.turned[tile] as number)) * SIDES + side] !== WATER) continue;
      if (edges[(other * SIDES + (city.turned[other] as number)) * SIDES + opposite(side)] !== WATER) continue;
      body |= 1 << other;
      grown |= 1 << other;
    }
  }
  return body;
}

/** E11.7: the tiles one step away, then those beside them, ring by ring. */
function distancesIn(city: City, beside: Int8Array): Pick<Graph, 'distances' | 'near' | 'second'> {
  const count = city.turned.length;
  const distances = new Int8Array(count * count).fill(FAR);
  const near: number[] = [];
  const second: number[] = [];
  for (let from = 0; from < count; from++) {
    let ring = isInCity(city, from) ? 1 << from : 0;
    let seen = ring;
    let firstTwo = 0;
    let secondOnly = 0;
    for (let distance = 0; ring !== 0; distance++) {
      if (distance === 1 || distance === 2) firstTwo |= ring;
      if (distance === 2) secondOnly = ring;
      let around = 0;
      for (let rest = ring; rest !== 0; rest &= rest - 1) {
        const tile = 31 - Math.clz32(rest & -rest);
        distances[from * count + tile] = distance;
        for (let side = 0; side < SIDES; side++) {
          const other = beside[tile * SIDES + side] as TileIndex;
          if (other >= 0) around |= 1 << other;
        }
      }
      ring = around & ~seen;
      seen |= ring;
    }
    near.push(firstTwo);
    second.push(secondOnly);
  }
  return { distances, near, second };
}

/** Every step on foot from a node. Water is entered only on tiles whose bit is set in `navigable` (E11.4). */
export function eachStep(graph: Graph, navigable: number, from: Node, onStep: (to: Node, cost: number) => void): void {
  const end = graph.first[from + 1] as number;
  for (let index = graph.first[from] as number; index < end; index++) {
    const to = graph.to[index] as Node;
    if (isWater(to) && (navigable & (1 << tileOf(to))) === 0) continue;
    onStep(to, graph.cost[index] as number);
  }
}

/** What a step on foot costs, or 0 where there is none. */
export function priceOfStep(graph: Graph, from: Node, to: Node): number {
  const end = graph.first[from + 1] as number;
  for (let index = graph.first[from] as number; index < end; index++)
    if (graph.to[index] === to) return graph.cost[index] as number;
  return 0;
}
