import { defaultTable } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { depthInTile, type Point, sideOf } from './geometry.ts';
import { ABOVE, type Block, COP_RADIUS, layoutOf, MARK, PAWN, type TileLayout, VISITORS } from './layout.ts';
import { sidesOf } from './regions.ts';

const printed = defaultTable();
const COP: Block = { left: -COP_RADIUS, top: -COP_RADIUS, right: COP_RADIUS, bottom: COP_RADIUS };
/** Corners of two boxes may just touch where the pieces in them are round. */
const TOUCH = -2.5;

interface Standing {
  readonly name: string;
  readonly layout: TileLayout;
  readonly sides: readonly number[];
  readonly tile: (typeof printed.tiles)[number];
}

const ALL: readonly Standing[] = printed.tiles.flatMap((tile, index) =>
  [0, 1, 2, 3, 4, 5].map((turned) => ({
    name: `${tile.id} turned ${turned}`,
    layout: layoutOf(printed, index, turned),
    sides: sidesOf(tile.edges, turned),
    tile,
  })),
);

function put(block: Block, { x, y }: Point): Block {
  return { left: block.left + x, top: block.top + y, right: block.right + x, bottom: block.bottom + y };
}

function gap(one: Block, other: Block): number {
  return Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
}

function marksOf({ layout, tile }: Standing, slot: 0 | 1): readonly Block[] {
  const hasCubes = ['BUSINESS', 'SAFE_HOUSE'].includes(tile.locations[slot].kind);
  return [MARK, ABOVE, ...(hasCubes ? [VISITORS] : [])].map((block) => put(block, layout.locations[slot]));
}

function closest(ones: readonly Block[], others: readonly Block[]): number {
  return Math.min(...ones.flatMap((one) => others.map((other) => gap(one, other))));
}

describe('every tile in every turn', () => {
  it('keeps its two locations apart, with their names, cubes and five pawns', () => {
    const tight = ALL.filter((standing) => closest(marksOf(standing, 0), marksOf(standing, 1)) < 0);
    expect(tight.map(({ name }) => name)).toEqual([]);
  });

  it('has a place for each type of cop, apart from the locations and from each other', () => {
    const tight = ALL.filter((standing) => {
      const cops = standing.layout.cops.map((point) => put(COP, point));
      const apart = closest(cops, [...marksOf(standing, 0), ...marksOf(standing, 1)]);
      const [first, second, third] = cops as [Block, Block, Block];
      return Math.min(apart, gap(first, second), gap(second, third), gap(first, third)) < TOUCH;
    });
    expect(tight.map(({ name }) => name)).toEqual([]);
  });

  it('has a place for a robber on each terrain, in that terrain and apart from cops and locations', () => {
    for (const standing of ALL) {
      const { layout, sides, name } = standing;
      const taken = [...layout.cops.map((point) => put(COP, point)), ...marksOf(standing, 0), ...marksOf(standing, 1)];
      for (const terrain of [0, 1, 2, 3]) {
        const point = layout.terrains[terrain] ?? null;
        expect(point !== null, name).toBe(sides.includes(terrain));
        if (point === null) continue;
        expect(sides[sideOf(point)], name).toBe(terrain);
        expect(closest([put(PAWN, point)], taken), name).toBeGreaterThan(TOUCH);
      }
    }
  });

  it('puts a location into its terrain, or on the border of its two', () => {
    for (const { layout, sides, tile, name } of ALL) {
      for (const [slot, { adjacent }] of tile.locations.entries()) {
        const { x, y } = layout.locations[slot as 0 | 1];
        const around = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
          const angle = (step * Math.PI) / 4;
          return sides[sideOf({ x: x + 18 * Math.cos(angle), y: y + 18 * Math.sin(angle) })] ?? 0;
        });
        const touched = around.reduce((mask, terrain) => mask | (1 << terrain), 0);
        expect(touched & adjacent, name).toBe(adjacent);
      }
    }
  });

  it('shows a ferry on the water where there is one', () => {
    for (const { layout, sides, tile, name } of ALL) {
      expect(layout.ferry !== null, name).toBe(tile.ferry);
      if (layout.ferry !== null) expect(sides[sideOf(layout.ferry)], name).toBe(3);
    }
  });

  it('keeps icons and cops on the tile', () => {
    for (const { layout, name } of ALL) {
      for (const point of layout.locations) expect(depthInTile(point), name).toBeGreaterThan(12);
      for (const point of layout.cops) expect(depthInTile(point), name).toBeGreaterThan(10);
    }
  });
});
