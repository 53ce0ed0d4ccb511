import { type Table, type Terrain, type Tile, WATER } from '../data/table.ts';
import { SIDES, STEP_Q, STEP_R } from './hex.ts';
import type { TileIndex } from './node.ts';

/**
 * How the tiles lie. A city is never changed: laying a tile makes a new one. So copies of a state can share it, and what
 * follows from it (`graph.ts`) is worked out once.
 */
export interface City {
  /** The cell of each tile, in axial coordinates; 0 while it is not in the city. */
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** How far each tile is turned, in sixths clockwise; -1 while it is not in the city. */
  readonly turned: readonly number[];
}

export function emptyCity(table: Table): City {
  const zeros = table.tiles.map(() => 0);
  return frozen(
    zeros,
    zeros.slice(),
    zeros.map(() => -1),
  );
}

function frozen(q: number[], r: number[], turned: number[]): City {
  return Object.freeze({ q: Object.freeze(q), r: Object.freeze(r), turned: Object.freeze(turned) });
}

export function isInCity(city: City, tile: TileIndex): boolean {
  return (city.turned[tile] as number) >= 0;
}

/** The tile on a cell, or -1. */
export function tileAt(city: City, q: number, r: number): TileIndex {
  for (let tile = 0; tile < city.turned.length; tile++) {
    if (city.q[tile] === q && city.r[tile] === r && isInCity(city, tile)) return tile;
  }
  return -1;
}

/** The tile beside a tile, or -1. */
export function tileBeside(city: City, tile: TileIndex, side: number): TileIndex {
  return tileAt(
    city,
    (city.q[tile] as number) + (STEP_Q[side] as number),
    (city.r[tile] as number) + (STEP_R[side] as number),
  );
}

/** The terrain at a side of a tile turned by `turned` sixths. */
export function terrainAt(table: Table, tile: TileIndex, side: number, turned: number): Terrain {
  return (table.tiles[tile] as Tile).edges[(side - turned + SIDES) % SIDES] as Terrain;
}

export function terrainAtSide(table: Table, city: City, tile: TileIndex, side: number): Terrain {
  return terrainAt(table, tile, side, city.turned[tile] as number);
}

/** The city with one tile more. */
export function withTile(city: City, tile: TileIndex, q: number, r: number, turned: number): City {
  return frozen(city.q.with(tile, q), city.r.with(tile, r), city.turned.with(tile, turned));
}

export function hasWater(table: Table, tile: TileIndex): boolean {
  return ((table.tiles[tile] as Tile).terrains & (1 << WATER)) !== 0;
}
