import { type LocationKind, type Table, type Terrain, type Tile, WATER } from '../data/table.ts';
import { type City, hasWater, isInCity, terrainAtSide, tileBeside } from './city.ts';
import { opposite, SIDES } from './hex.ts';
import { isWater, locationNode, NODES_PER_TILE, type Node, type TileIndex, terrainNode, tileOf } from './node.ts';

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
}

export const FAR = 99;

const graphs = new WeakMap<City, Graph>();

export function graphOf(table: Table, city: City): Graph {
  const known = graphs.get(city);
  if (known !== undefined) return known;
  const graph = makeGraph(table, city);
  graphs.set(city, graph);
  return graph;
}

/** E11.7: side steps between two tiles of the city. */
export function distanceBetween(table: Table, city: City, from: TileIndex, to: TileIndex): number {
  return graphOf(table, city).distances[from * table.tiles.length + to] as number;
}

function makeGraph(table: Table, city: City): Graph {
  const count = table.tiles.length;
  const first = new Int16Array(count * NODES_PER_TILE + 1);
  const to: number[] = [];
  const cost: number[] = [];
  for (let node = 0; node < count * NODES_PER_TILE; node++) {
    first[node] = to.length;
    if (!isInCity(city, tileOf(node))) continue;
    eachNeighbour(table, city, node, (other, price) => {
      to.push(other);
      cost.push(price);
    });
  }
  first[count * NODES_PER_TILE] = to.length;
  const waters = table.tiles.map((_, tile) =>
    isInCity(city, tile) && hasWater(table, tile) ? bodyOfWater(table, city, tile) : 0,
  );
  const ferried = table.tiles.reduce((mask, { ferry }, tile) => (ferry ? mask | (waters[tile] as number) : mask), 0);
  const distances = measure(table, city);
  const tilesAt = (least: number) =>
    table.tiles.map((_, tile) =>
      table.tiles.reduce((mask, _other, other) => {
        const distance = distances[tile * count + other] as number;
        return distance >= least && distance <= 2 ? mask | (1 << other) : mask;
      }, 0),
    );
  return {
    first,
    to: Int16Array.from(to),
    cost: Int8Array.from(cost),
    distances,
    near: tilesAt(1),
    second: tilesAt(2),
    heliport: nodesOf(table, city, 'HELIPORT')[0] ?? -1,
    subways: nodesOf(table, city, 'SUBWAY'),
    waters,
    ferried,
  };
}

function nodesOf(table: Table, city: City, kind: LocationKind): Node[] {
  return table.tiles.flatMap(({ locations }, tile) =>
    isInCity(city, tile)
      ? locations.flatMap((location, slot) => (location.kind === kind ? [locationNode(tile, slot)] : []))
      : [],
  );
}

/**
 * E11.2, E11.3: one movement point to leave or enter a location, to go from a location to one it touches, and to cross
 * from one kind of terrain to another; going on within the same kind, over the edge of a tile, is free.
 */
function eachNeighbour(table: Table, city: City, node: Node, onStep: (to: Node, cost: number) => void): void {
  const index = tileOf(node);
  const tile = table.tiles[index] as Tile;
  const place = node % NODES_PER_TILE;
  if (place > WATER) {
    const slot = place - WATER - 1;
    const { adjacent } = tile.locations[slot] as Tile['locations'][0];
    for (let terrain = 0; terrain <= WATER; terrain++) {
      if ((adjacent & (1 << terrain)) !== 0) onStep(terrainNode(index, terrain as Terrain), 1);
    }
    if (tile.locationsTouch) onStep(locationNode(index, 1 - slot), 1);
    return;
  }
  const terrain = place as Terrain;
  if ((tile.terrains & (1 << terrain)) === 0) return;
  for (let other = 0; other <= WATER; other++) {
    if (((tile.touches[terrain] as number) & (1 << other)) !== 0) onStep(terrainNode(index, other as Terrain), 1);
  }
  for (const [slot, { adjacent }] of tile.locations.entries()) {
    if ((adjacent & (1 << terrain)) !== 0) onStep(locationNode(index, slot), 1);
  }
  for (let side = 0; side < SIDES; side++) {
    const beside = tileBeside(city, index, side);
    if (beside < 0 || terrainAtSide(table, city, index, side) !== terrain) continue;
    const beyond = terrainAtSide(table, city, beside, opposite(side));
    onStep(terrainNode(beside, beyond), beyond === terrain ? 0 : 1);
  }
}

/** The tiles whose water is connected to that of a tile, itself included. */
function bodyOfWater(table: Table, city: City, from: TileIndex): number {
  let body = 1 << from;
  for (let grown = body; grown !== 0; ) {
    const tile = 31 - Math.clz32(grown);
    grown &= ~(1 << tile);
    for (let side = 0; side < SIDES; side++) {
      const other = tileBeside(city, tile, side);
      if (other < 0 || (body & (1 << other)) !== 0) continue;
      if (terrainAtSide(table, city, tile, side) !== WATER) continue;
      if (terrainAtSide(table, city, other, opposite(side)) !== WATER) continue;
      body |= 1 << other;
      grown |= 1 << other;
    }
  }
  return body;
}

function measure(table: Table, city: City): Int8Array {
  const count = table.tiles.length;
  const distances = new Int8Array(count * count).fill(FAR);
  for (let from = 0; from < count; from++) {
    if (!isInCity(city, from)) continue;
    distances[from * count + from] = 0;
    const queue = [from];
    for (let index = 0; index < queue.length; index++) {
      const tile = queue[index] as TileIndex;
      for (let side = 0; side < SIDES; side++) {
        const other = tileBeside(city, tile, side);
        if (other < 0 || distances[from * count + other] !== FAR) continue;
        distances[from * count + other] = (distances[from * count + tile] as number) + 1;
        queue.push(other);
      }
    }
  }
  return distances;
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
