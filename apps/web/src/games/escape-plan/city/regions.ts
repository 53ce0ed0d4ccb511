import { corner, type Point, pair, round, SIDES } from './geometry.ts';

/** A terrain of a tile as it is drawn around the tile's middle. */
export interface Region {
  readonly terrain: number;
  /** All its parts: edges of one kind are one region even where they are not neighbours (E2). */
  readonly path: string;
}

export interface TileShape {
  readonly regions: readonly Region[];
  /** The roads between the regions: crossing one costs a movement point (E11.3). */
  readonly roads: string;
  /** The terrain that goes on through the middle, where one has parts apart from each other; else -1. */
  readonly joined: number;
}

interface Run {
  readonly terrain: number;
  readonly first: number;
  readonly length: number;
}

/** The terrain at each side of a tile that is turned. */
export function sidesOf(edges: readonly number[], turned: number): readonly number[] {
  return edges.map((_, side) => edges[(side - turned + SIDES) % SIDES] ?? 0);
}

/** How a tile is drawn. The roads bend a little, each in its own way, and turn with the tile. */
export function shapeOf(edges: readonly number[], turned: number, seed: number): TileShape {
  const runs = runsOf(sidesOf(edges, turned));
  const bend = (at: number) => bendOf(seed * SIDES + ((at - turned + SIDES) % SIDES));
  const terrains = [...new Set(runs.map(({ terrain }) => terrain))];
  const partsOf = (terrain: number) => runs.filter((run) => run.terrain === terrain);
  return {
    regions: terrains.map((terrain) => ({
      terrain,
      path: partsOf(terrain)
        .map((run) => partPath(run, bend))
        .join(''),
    })),
    roads:
      runs.length < 2 ? '' : runs.map(({ first }) => `M${pair(corner(first))}${curveTo(first, bend, true)}`).join(''),
    joined: terrains.find((terrain) => partsOf(terrain).length > 1) ?? -1,
  };
}

/** The sides in a row that have one terrain. */
function runsOf(sides: readonly number[]): readonly Run[] {
  const starts = sides.flatMap((terrain, side) => (terrain === sides[(side + SIDES - 1) % SIDES] ? [] : [side]));
  if (starts.length === 0) return [{ terrain: sides[0] ?? 0, first: 0, length: SIDES }];
  return starts.map((first, index) => {
    const next = starts[(index + 1) % starts.length] ?? first;
    return { terrain: sides[first] ?? 0, first, length: (next - first + SIDES) % SIDES || SIDES };
  });
}

function partPath({ first, length }: Run, bend: (at: number) => number): string {
  const rim = Array.from({ length: length + 1 }, (_, step) => pair(corner(first + step)));
  if (length === SIDES) return `M${rim.join('L')}Z`;
  return `M0,0${curveTo(first, bend, false)}L${rim.join('L')}${curveTo(first + length, bend, true)}Z`;
}

/** The gentle curve between a corner and the middle. */
function curveTo(index: number, bend: (at: number) => number, isInwards: boolean): string {
  const end = corner(index);
  const by = bend(index % SIDES);
  const control: Point = { x: end.x / 2 - end.y * by, y: end.y / 2 + end.x * by };
  return `Q${pair(control)} ${isInwards ? '0,0' : pair(end)}`;
}

function bendOf(number: number): number {
  const amount = ((number * 37 + 11) % 7) / 6;
  return (round((0.4 + 0.6 * amount) * 10) / 100) * (number % 2 === 0 ? 1 : -1);
}
