import type { Table } from '../data/table.ts';
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
export function listPlacements(table: Table, city: City, tiles: readonly TileIndex[]): Placement[] {
  for (const demands of DEMANDS) {
    const placements = placementsUnder(table, city, tiles, demands);
    if (placements.length > 0) return placements;
  }
  return [];
}

function placementsUnder(table: Table, city: City, tiles: readonly TileIndex[], demands: Demands): Placement[] {
  const placements: Placement[] = [];
  const cells = freeCells(city, demands.neighbours);
  for (const tile of tiles) {
    for (const [q, r] of cells) {
      for (let turned = 0; turned < SIDES; turned++) {
        if (!demands.match || hasMatch(table, city, tile, q, r, turned)) placements.push({ tile, q, r, turned });
      }
    }
  }
  return placements;
}

/** The free cells with enough neighbours, in a stable order. */
function freeCells(city: City, neighbours: number): readonly (readonly [q: number, r: number])[] {
  const counts = new Map<number, number>();
  for (let tile = 0; tile < city.turned.length; tile++) {
    if (!isInCity(city, tile)) continue;
    for (let side = 0; side < SIDES; side++) {
      const key = keyOf(
        (city.q[tile] as number) + (STEP_Q[side] as number),
        (city.r[tile] as number) + (STEP_R[side] as number),
      );
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const cells: [number, number][] = [];
  for (const [key, count] of counts) {
    const q = Math.floor(key / SPAN) - OFFSET;
    const r = (key % SPAN) - OFFSET;
    if (count >= neighbours && tileAt(city, q, r) < 0) cells.push([q, r]);
  }
  return cells.sort(([q1, r1], [q2, r2]) => q1 - q2 || r1 - r2);
}

/** Twelve tiles never reach further than this from the middle. */
const OFFSET = 20;
const SPAN = 64;

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
