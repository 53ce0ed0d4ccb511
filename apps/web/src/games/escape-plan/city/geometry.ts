import type { City } from '@stakeout/escape-plan';

/** Where something lies on the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** From the middle of a tile to its corners. All pieces are drawn to this measure. */
export const SIZE = 108;
export const SIDES = 6;
/** From the middle of a tile to the middle of its sides. */
export const INNER = (SIZE * Math.sqrt(3)) / 2;

/** The steps to the neighbours, clockwise from north-east as in the rules. */
const STEPS: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export function cellCentre({ q, r }: Cell): Point {
  return { x: 2 * INNER * (q + r / 2), y: 1.5 * SIZE * r };
}

/** A corner of a tile around its middle: number 0 is the top one, side n runs from corner n to corner n + 1. */
export function corner(index: number, size = SIZE): Point {
  const angle = ((index - 1.5) * Math.PI) / 3;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

export function neighbour({ q, r }: Cell, side: number): Cell {
  const step = STEPS[side] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

/** How far inside the tile a point lies, from its nearest side; below 0 outside. */
export function depthInTile({ x, y }: Point): number {
  const across = Math.abs(x);
  const slanted = Math.abs(x) / 2 + (Math.abs(y) * Math.sqrt(3)) / 2;
  return INNER - Math.max(across, slanted);
}

/** Which side a point around the middle belongs to. */
export function sideOf({ x, y }: Point): number {
  const turn = Math.atan2(y, x) / (Math.PI / 3) + 1.5;
  return ((Math.floor(turn) % SIDES) + SIDES) % SIDES;
}

export function isLaid(city: City, tile: number): boolean {
  return (city.turned[tile] ?? -1) >= 0;
}

export function cellOf(city: City, tile: number): Cell {
  return { q: city.q[tile] ?? 0, r: city.r[tile] ?? 0 };
}

export function centreOf(city: City, tile: number): Point {
  return cellCentre(cellOf(city, tile));
}

/** The tiles that lie in the city. */
export function laidTiles(city: City): readonly number[] {
  return city.turned.flatMap((_, tile) => (isLaid(city, tile) ? [tile] : []));
}

/** The tile on a cell, or -1. */
export function tileAt(city: City, { q, r }: Cell): number {
  return city.turned.findIndex((_, tile) => isLaid(city, tile) && city.q[tile] === q && city.r[tile] === r);
}

/** The tiles of the city beside a cell. */
export function neighboursOf(city: City, cell: Cell): readonly number[] {
  return STEPS.flatMap((_, side) => {
    const tile = tileAt(city, neighbour(cell, side));
    return tile < 0 ? [] : [tile];
  });
}

/** The free cells beside the city, row by row. */
export function freeCells(city: City): readonly Cell[] {
  const found = new Map<string, Cell>();
  for (const tile of laidTiles(city)) {
    for (let side = 0; side < SIDES; side++) {
      const cell = neighbour(cellOf(city, tile), side);
      if (tileAt(city, cell) < 0) found.set(`${cell.q} ${cell.r}`, cell);
    }
  }
  return [...found.values()].sort((one, other) => one.r - other.r || one.q - other.q);
}

/** The smallest box around these cells. */
export function boxAround(cells: readonly Cell[], margin = 0): Box {
  const centres = cells.length === 0 ? [{ x: 0, y: 0 }] : cells.map(cellCentre);
  return {
    left: Math.min(...centres.map(({ x }) => x)) - INNER - margin,
    right: Math.max(...centres.map(({ x }) => x)) + INNER + margin,
    top: Math.min(...centres.map(({ y }) => y)) - SIZE - margin,
    bottom: Math.max(...centres.map(({ y }) => y)) + SIZE + margin,
  };
}

/** Whether the city is higher than wide. */
export function isTall(city: City): boolean {
  const { left, top, right, bottom } = boxAround(laidTiles(city).map((tile) => cellOf(city, tile)));
  return bottom - top > right - left;
}

/** The outline of a tile around its middle, as the points of a polygon. */
export function hexPoints(size = SIZE): string {
  return Array.from({ length: SIDES }, (_, index) => pair(corner(index, size))).join(' ');
}

export function pair({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}
