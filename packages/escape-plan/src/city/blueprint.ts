import { oncePerTable } from '../data/once-per-table.ts';
import { EXIT_KINDS, type Tile, WATER } from '../data/table.ts';
import { terrainAt } from './city.ts';
import { SIDES } from './hex.ts';
import { locationNode, NODES_PER_TILE, type Node, nodeOfKind, type TileIndex, terrainNode } from './node.ts';

/** What is printed on the tiles, in the form in which a city is put together from them. */
export interface Blueprint {
  /** The terrain at each side of each tile in each turn: `edges[(tile * 6 + turned) * 6 + side]`. */
  readonly edges: Int8Array;
  /** The same as one number for each tile and turn, to be compared with what a cell demands: see `edgeBit`. */
  readonly rims: Int32Array;
  /** Where a step inside its tile leads from each node; each costs a movement point (E11.2). */
  readonly inner: readonly (readonly Node[])[];
  /** The nodes of the gangs, and of the three exits. */
  readonly gangs: readonly Node[];
  readonly exits: readonly Node[];
  /** The tiles with a heliport or with heliport icons (E11.8, E17.7), as a mask. */
  readonly helipads: number;
}

/** A terrain at a side, as one bit of 24. */
export function edgeBit(terrain: number, side: number): number {
  return 1 << (terrain * SIDES + side);
}

export const blueprintOf = oncePerTable((table): Blueprint => {
  const edges = new Int8Array(table.tiles.length * SIDES * SIDES);
  const rims = new Int32Array(table.tiles.length * SIDES);
  for (let row = 0; row < rims.length; row++) {
    for (let side = 0; side < SIDES; side++) {
      const terrain = terrainAt(table, Math.floor(row / SIDES), side, row % SIDES);
      edges[row * SIDES + side] = terrain;
      rims[row] = (rims[row] as number) | edgeBit(terrain, side);
    }
  }
  return {
    edges,
    rims,
    inner: table.tiles.flatMap((tile, index) =>
      Array.from({ length: NODES_PER_TILE }, (_, place) =>
        place > WATER ? stepsFromLocation(tile, index, place - WATER - 1) : stepsFromTerrain(tile, index, place),
      ),
    ),
    gangs: table.tiles.flatMap(({ locations }, tile) =>
      locations.flatMap(({ kind }, slot) => (kind === 'GANG' ? [locationNode(tile, slot)] : [])),
    ),
    exits: EXIT_KINDS.map((kind) => nodeOfKind(table, kind)),
    helipads: table.tiles.reduce((mask, tile, index) => (isHelipad(tile) ? mask | (1 << index) : mask), 0),
  };
});

/** E11.2, E11.3: to the terrains a location touches, and to the other location if they touch each other. */
function stepsFromLocation(tile: Tile, index: TileIndex, slot: number): Node[] {
  const steps = terrainsIn(index, (tile.locations[slot] as Tile['locations'][0]).adjacent);
  if (tile.locationsTouch) steps.push(locationNode(index, 1 - slot));
  return steps;
}

/** E11.2, E11.3: to the other terrains it touches, and to the locations beside it. */
function stepsFromTerrain(tile: Tile, index: TileIndex, terrain: number): Node[] {
  if ((tile.terrains & (1 << terrain)) === 0) return [];
  const steps = terrainsIn(index, tile.touches[terrain] as number);
  for (const [slot, { adjacent }] of tile.locations.entries()) {
    if ((adjacent & (1 << terrain)) !== 0) steps.push(locationNode(index, slot));
  }
  return steps;
}

function terrainsIn(tile: TileIndex, mask: number): Node[] {
  return ([0, 1, 2, WATER] as const)
    .filter((terrain) => (mask & (1 << terrain)) !== 0)
    .map((terrain) => terrainNode(tile, terrain));
}

/** E11.8, E17.7: a tile with a heliport or with heliport icons. */
export function isHelipad(tile: Tile): boolean {
  return tile.helipad || tile.locations[0].kind === 'HELIPORT' || tile.locations[1].kind === 'HELIPORT';
}
