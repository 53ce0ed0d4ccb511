import type { City } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  cellCentre,
  corner,
  depthInTile,
  freeCells,
  INNER,
  isLaid,
  laidTiles,
  neighbour,
  SIDES,
  SIZE,
  sideOf,
  tileAt,
} from './geometry.ts';
import { shapeOf, sidesOf } from './regions.ts';

/** Two tiles beside each other, a third one not laid. */
const CITY: City = { q: [0, 1, 0], r: [0, 0, 0], turned: [0, 3, -1] };

describe('hexagons', () => {
  it('puts neighbours where their sides meet, clockwise from north-east', () => {
    for (let side = 0; side < SIDES; side++) {
      const { x, y } = cellCentre(neighbour({ q: 0, r: 0 }, side));
      expect(Math.hypot(x, y)).toBeCloseTo(2 * INNER);
      expect(sideOf({ x, y })).toBe(side);
      const [from, to] = [corner(side), corner(side + 1)];
      expect((from.x + to.x) / 2).toBeCloseTo(x / 2);
      expect((from.y + to.y) / 2).toBeCloseTo(y / 2);
    }
  });

  it('knows how far inside a point lies', () => {
    expect(depthInTile({ x: 0, y: 0 })).toBeCloseTo(INNER);
    expect(depthInTile(corner(0))).toBeCloseTo(0);
    expect(depthInTile({ x: INNER + 5, y: 0 })).toBeCloseTo(-5);
  });

  it('finds the tiles of a city and the cells beside it', () => {
    expect(laidTiles(CITY)).toEqual([0, 1]);
    expect(isLaid(CITY, 2)).toBe(false);
    expect(tileAt(CITY, { q: 1, r: 0 })).toBe(1);
    expect(tileAt(CITY, { q: 5, r: 0 })).toBe(-1);
    const cells = freeCells(CITY);
    expect(cells).toHaveLength(8);
    expect(cells.every((cell) => tileAt(CITY, cell) < 0)).toBe(true);
  });

  it('has a box around its cells', () => {
    expect(boxAround([{ q: 0, r: 0 }])).toEqual({ left: -INNER, right: INNER, top: -SIZE, bottom: SIZE });
    expect(
      boxAround(
        [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
        10,
      ).right,
    ).toBeCloseTo(3 * INNER + 10);
  });
});

describe('regions of a tile', () => {
  it('turns with the tile', () => {
    expect(sidesOf([0, 1, 1, 2, 2, 3], 1)).toEqual([3, 0, 1, 1, 2, 2]);
    expect(sidesOf([0, 1, 1, 2, 2, 3], 0)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('joins edges of one terrain in a row, also over the top', () => {
    const { regions, roads, joined } = shapeOf([2, 1, 1, 0, 0, 2], 0, 0);
    expect(regions.map(({ terrain }) => terrain).sort()).toEqual([0, 1, 2]);
    expect(partsOf(roads)).toBe(3);
    expect(joined).toBe(-1);
  });

  it('makes one region of edges that are not neighbours, and shows that it goes on through the middle', () => {
    const { regions, joined } = shapeOf([1, 0, 1, 0, 2, 2], 0, 0);
    expect(regions).toHaveLength(3);
    expect(partsOf(regions.find(({ terrain }) => terrain === 1)?.path ?? '')).toBe(2);
    expect(joined).toBe(1);
  });

  it('draws no road on a tile of one terrain', () => {
    const { regions, roads } = shapeOf([3, 3, 3, 3, 3, 3], 2, 0);
    expect(regions).toHaveLength(1);
    expect(roads).toBe('');
  });
});

function partsOf(path: string): number {
  return path.split('M').length - 1;
}
