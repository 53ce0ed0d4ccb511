import {
  IN_CITY,
  isLocation,
  type Node,
  SANDRA,
  slotOf,
  type Table,
  terrainOf,
  tileOf,
  type View,
} from '@stakeout/escape-plan';
import { centreOf, isLaid, moved, type Point } from './geometry.ts';
import { layoutOf } from './layout.ts';

/** Where a pawn stands, and how large it is drawn there: smaller where many stand together. */
export interface PawnPlace extends Point {
  readonly scale: number;
}

/** Beside a location: one left, one right; then smaller ones in two columns, and the fifth above. */
const FEW: readonly PawnPlace[] = [
  { x: -30, y: 3, scale: 0.9 },
  { x: 30, y: 3, scale: 0.9 },
];
const MANY: readonly PawnPlace[] = [
  { x: -29, y: 8, scale: 0.62 },
  { x: 29, y: 8, scale: 0.62 },
  { x: -29, y: -13, scale: 0.62 },
  { x: 29, y: -13, scale: 0.62 },
  { x: 0, y: -33, scale: 0.62 },
];
/** On a terrain nobody stays; two meet there only for a moment. */
const ON_TERRAIN: readonly PawnPlace[] = [
  { x: 0, y: 2, scale: 0.9 },
  { x: 10, y: -4, scale: 0.62 },
  { x: -10, y: -4, scale: 0.62 },
  { x: 10, y: 8, scale: 0.62 },
  { x: -10, y: 8, scale: 0.62 },
];

/** Where pawns stand around a node that several share. */
export function pawnSpots(count: number, isAtLocation: boolean): readonly PawnPlace[] {
  if (!isAtLocation) return ON_TERRAIN;
  return count <= FEW.length ? FEW : MANY;
}

/** The place of a node on the map, in the units of its drawing; `null` while its tile is not in the city. */
export function nodePoint({ table }: View, printed: Table, node: Node): Point | null {
  const tile = tileOf(node);
  if (node < 0 || !isLaid(table.city, tile)) return null;
  const { locations, terrains } = layoutOf(printed, tile, table.city.turned[tile] ?? 0);
  const point = isLocation(node) ? locations[slotOf(node)] : terrains[terrainOf(node)];
  return point === null || point === undefined ? null : moved(point, centreOf(table.city, tile));
}

/** The place of a cop on a tile; Sandra and Costa stand where their pawns are. */
export function copPoint(view: View, printed: Table, tile: number, cop: number): Point | null {
  const { city, seats } = view.table;
  if (cop >= SANDRA) return pawnPoint(view, printed, seats + cop - SANDRA);
  if (!isLaid(city, tile)) return null;
  const point = layoutOf(printed, tile, city.turned[tile] ?? 0).cops[cop];
  return point === undefined ? null : moved(point, centreOf(city, tile));
}

/** The place of a pawn that is in the city, beside the others on its node. */
export function pawnPoint(view: View, printed: Table, pawn: number): PawnPlace | null {
  const { at, status, pawns } = view.table;
  const node = at[pawn] ?? -1;
  const point = nodePoint(view, printed, node);
  if (point === null || status[pawn] !== IN_CITY || pawn >= pawns) return null;
  const company = at.flatMap((other, index) => (other === node && status[index] === IN_CITY ? [index] : []));
  const spots = pawnSpots(company.length, isLocation(node));
  const spot = spots[company.indexOf(pawn)] ?? { x: 0, y: 0, scale: 1 };
  return { ...moved(point, spot), scale: spot.scale };
}
