import type { Table } from '../data/table.ts';
import { blueprintOf, edgeBit } from './blueprint.ts';
import { type City, isInCity, terrainAt, terrainAtSide, tileAt } from './city.ts';
import { opposite, SIDES, STEP_Q, STEP_R } from './hex.ts';
import type { TileIndex } from './node.ts';

/** A way to lay a tile. */
export interface Placement {
  readonly tile: TileIndex;
  readonly q: number;
  readonly r: number;
  readonly turned: number;
}

/** E7.2 asks for this; E7.5 waives it step by step when no tile at all can be laid. */
interface Demands {
  readonly neighbours: number;
  readonly match: boolean;
}

const DEMANDS: readonly Demands[] = [
  { neighbours: 2, match: true },
  { neighbours: 2, match: false },
  { neighbours: 1, match: false },
];

/** Every legal way to lay one of the tiles (E7.2, E7.5), by tile, cell and turn. */
export function eachPlacement(
  table: Table,
  city: City,
  tiles: readonly TileIndex[],
  onPlacement: (tile: TileIndex, q: number, r: number, turned: number) => void,
): void {
  const { rims } = blueprintOf(table);
  const cells = freeCells(table, city);
  for (const { neighbours, match } of DEMANDS) {
    let isAnyLegal = false;
    for (const tile of tiles) {
      for (const cell of cells) {
        if (cell.neighbours < neighbours) continue;
        for (let turned = 0; turned < SIDES; turned++) {
          if (match && ((rims[tile * SIDES + turned] as number) & cell.facing) === 0) continue;
          isAnyLegal = true;
          onPlacement(tile, cell.q, cell.r, turned);
        }
      }
    }
    if (isAnyLegal) return;
  }
}

/** A cell on which a tile could be laid. */
interface FreeCell {
  readonly q: number;
  readonly r: number;
  readonly neighbours: number;
  /** The terrains a tile there would meet: at each side the one that faces it (`edgeBit`). */
  readonly facing: number;
}

/** Twelve tiles never reach further than this from the middle. */
const OFFSET = 32;
const SPAN = 64;
/** Scratch: for each cell of the plane the neighbours it has and the terrains that face it. */
const neighboursAt = new Int8Array(SPAN * SPAN);
const facingAt = new Int32Array(SPAN * SPAN);
/** Stands for a cell that has a tile already. */
const TAKEN = -SIDES - 1;

/** The free cells beside the city, in a stable order. */
function freeCells(table: Table, city: City): FreeCell[] {
  let lowQ = SPAN;
  let highQ = -SPAN;
  let lowR = SPAN;
  let highR = -SPAN;
  for (let tile = 0; tile < city.turned.length; tile++) {
    if (!isInCity(city, tile)) continue;
    const q = city.q[tile] as number;
    const r = city.r[tile] as number;
    lowQ = Math.min(lowQ, q - 1);
    highQ = Math.max(highQ, q + 1);
    lowR = Math.min(lowR, r - 1);
    highR = Math.max(highR, r + 1);
    faceNeighbours(table, city, tile);
  }
  const cells: FreeCell[] = [];
  for (let q = lowQ; q <= highQ; q++) {
    for (let r = lowR; r <= highR; r++) {
      const key = keyOf(q, r);
      const neighbours = neighboursAt[key] as number;
      if (neighbours > 0) cells.push({ q, r, neighbours, facing: facingAt[key] as number });
      neighboursAt[key] = 0;
      facingAt[key] = 0;
    }
  }
  return cells;
}

/** Notes on the cells around a tile what it shows them, and that its own is taken. */
function faceNeighbours(table: Table, city: City, tile: TileIndex): void {
  const { edges } = blueprintOf(table);
  const q = city.q[tile] as number;
  const r = city.r[tile] as number;
  const row = (tile * SIDES + (city.turned[tile] as number)) * SIDES;
  neighboursAt[keyOf(q, r)] = TAKEN;
  for (let side = 0; side < SIDES; side++) {
    const key = keyOf(q + (STEP_Q[side] as number), r + (STEP_R[side] as number));
    neighboursAt[key] = (neighboursAt[key] as number) + 1;
    facingAt[key] = (facingAt[key] as number) | edgeBit(edges[row + side] as number, opposite(side));
  }
}

function keyOf(q: number, r: number): number {
  return (q + OFFSET) * SPAN + r + OFFSET;
}

/** E7.2: at least one terrain connects along an edge to the same terrain of a neighbour. */
function hasMatch(table: Table, city: City, tile: TileIndex, q: number, r: number, turned: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    const other = tileAt(city, q + (STEP_Q[side] as number), r + (STEP_R[side] as number));
    if (other < 0) continue;
    if (terrainAt(table, tile, side, turned) === terrainAtSide(table, city, other, opposite(side))) return true;
  }
  return false;
}

/** What is wrong with a placement, for the reason of a refusal. */
export function faultOfPlacement(
  table: Table,
  city: City,
  { tile, q, r, turned }: Placement,
): 'taken' | 'neighbours' | 'match' | null {
  if (tileAt(city, q, r) >= 0) return 'taken';
  let neighbours = 0;
  for (let side = 0; side < SIDES; side++) {
    if (tileAt(city, q + (STEP_Q[side] as number), r + (STEP_R[side] as number)) >= 0) neighbours++;
  }
  if (neighbours < 2) return 'neighbours';
  return hasMatch(table, city, tile, q, r, turned) ? null : 'match';
}
