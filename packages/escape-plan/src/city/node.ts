import { oncePerTable } from '../data/once-per-table.ts';
import { type LocationKind, type Table, type Terrain, type Tile, WATER } from '../data/table.ts';

/**
 * Where a robber can be: a terrain of a tile (all its edges of one kind are one region) or one of the tile's two
 * locations. Six numbers are kept for each tile: 0 to 3 its terrains, 4 and 5 its locations.
 */
export type Node = number;
/** The index of a tile in the table. */
export type TileIndex = number;

export const NODES_PER_TILE = 6;
const FIRST_LOCATION = 4;

export function terrainNode(tile: TileIndex, terrain: Terrain): Node {
  return tile * NODES_PER_TILE + terrain;
}

export function locationNode(tile: TileIndex, slot: number): Node {
  return tile * NODES_PER_TILE + FIRST_LOCATION + slot;
}

export function tileOf(node: Node): TileIndex {
  return Math.floor(node / NODES_PER_TILE);
}

export function isLocation(node: Node): boolean {
  return node % NODES_PER_TILE >= FIRST_LOCATION;
}

export function isWater(node: Node): boolean {
  return node % NODES_PER_TILE === WATER;
}

/** The terrain of a terrain node. */
export function terrainOf(node: Node): Terrain {
  return (node % NODES_PER_TILE) as Terrain;
}

/** Which of its tile's two locations a location node is. */
export function slotOf(node: Node): number {
  return (node % NODES_PER_TILE) - FIRST_LOCATION;
}

/** A location as one bit of 28: two for each tile. */
export function locationBit(node: Node): number {
  return 1 << (tileOf(node) * 2 + slotOf(node));
}

/** What stands on a location node. */
export function kindOf(table: Table, node: Node): LocationKind {
  const tile = table.tiles[tileOf(node)] as Tile;
  return (slotOf(node) === 0 ? tile.locations[0] : tile.locations[1]).kind;
}

/** The first node of each kind of location. */
const firstOfKind = oncePerTable((table) => {
  const nodes = new Map<LocationKind, Node>();
  for (const [tile, { locations }] of table.tiles.entries()) {
    for (const [slot, { kind }] of locations.entries()) {
      if (!nodes.has(kind)) nodes.set(kind, locationNode(tile, slot));
    }
  }
  return nodes;
});

/** The node of the only location of a kind, or -1: hospital, stores, exits, clinic, church, heliport. */
export function nodeOfKind(table: Table, kind: LocationKind): Node {
  return firstOfKind(table).get(kind) ?? -1;
}
