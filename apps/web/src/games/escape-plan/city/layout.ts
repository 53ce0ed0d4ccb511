import { type Table, WATER } from '@stakeout/escape-plan';
import { corner, depthInTile, type Point, SIDES, SIZE, sideOf } from './geometry.ts';
import { sidesOf } from './regions.ts';

/** Something that takes room, around the point it stands on. */
export interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where everything of a tile stands, around the tile's middle. */
export interface TileLayout {
  readonly locations: readonly [Point, Point];
  /** For each terrain where a robber on it stands; `null` where the tile has none. */
  readonly terrains: readonly (Point | null)[];
  /** For each type of cop its own place. */
  readonly cops: readonly Point[];
  readonly ferry: Point | null;
  /** Corners for the small signs, the freest first. */
  readonly corners: readonly Point[];
}

export const COP_RADIUS = 16;
/** A location with the places of the pawns beside it, and its label. */
export const MARK: Block = { left: -40, top: -24, right: 40, bottom: 37 };
/** Where the fifth pawn stands. */
export const ABOVE: Block = { left: -9, top: -45, right: 9, bottom: -24 };
/** Who has been there, under the label. */
export const VISITORS: Block = { left: -27, top: 37, right: 27, bottom: 49 };
/** A robber on a terrain. */
export const PAWN: Block = { left: -11, top: -16, right: 11, bottom: 13 };
const FERRY_RADIUS = 13;
const CORNER_RADIUS = 9;
/** How far the mark of a location reaches. */
const MARKED = 18;

/** How fine the places are that are tried, for the small pieces and for the locations. */
const FINE = 9;
const COARSE = 12;
/** The best places for the two locations that are tried in earnest with the cops. */
const TRIED = 16;
/** How much the room around a cop counts; around anything else it counts half as much. */
const COPS_APART = 4;
/** More room than this between two pieces makes nothing clearer. */
const ROOMY = 6;

const layouts = new WeakMap<Table, Map<number, TileLayout>>();

/** Where things stand on a tile that is turned. It is worked out once. */
export function layoutOf(printed: Table, tile: number, turned: number): TileLayout {
  const known = layouts.get(printed) ?? new Map<number, TileLayout>();
  layouts.set(printed, known);
  const key = tile * SIDES + turned;
  const found = known.get(key) ?? worked(printed, tile, turned);
  known.set(key, found);
  return found;
}

const FINE_POINTS: readonly Point[] = gridPoints(FINE);
const COARSE_POINTS: readonly Point[] = gridPoints(COARSE);

/** A place where a piece could stand, with all that does not depend on what else stands there: it is tried again and again. */
interface Candidate {
  readonly point: Point;
  readonly block: Block;
  /** More room than this is not to be had there. */
  readonly limit: number;
  /** How much it is worse for being away from the middle. */
  readonly away: number;
}

function candidates(points: readonly Point[], blockAt: (point: Point) => Block): readonly Candidate[] {
  return points.map((point) => {
    const block = blockAt(point);
    const limit = Math.min(insideOf(block) + 2, ROOMY);
    return { point, block, limit, away: Math.hypot(point.x, point.y) / 400 };
  });
}

/** The same for all tiles. */
const copCandidates = once(() => candidates(FINE_POINTS, (where) => disc(where, COP_RADIUS)));

function gridPoints(step: number): Point[] {
  const points: Point[] = [];
  const reach = Math.ceil(SIZE / step);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const point = { x: column * step, y: row * step };
      if (depthInTile(point) > 8) points.push(point);
    }
  }
  return points;
}

function worked(printed: Table, tile: number, turned: number): TileLayout {
  const { edges = [], locations, ferry = false } = printed.tiles[tile] ?? {};
  const sides = sidesOf(edges, turned);
  const [first, second] = (locations ?? []).map(({ kind, adjacent }) => ({
    blocks: blocksOf(kind),
    points: pointsFor(sides, adjacent),
  }));
  if (first === undefined || second === undefined) throw new Error(`tile ${tile} has no two locations`);
  const { layout, taken } = bestLayout(first, second, sides, ferry);
  const rooms = Array.from({ length: SIDES }, (_, index) => {
    const point = corner(index, SIZE - 17);
    return { point, room: roomFor(disc(point, CORNER_RADIUS), taken) };
  });
  return { ...layout, corners: rooms.sort((one, other) => other.room - one.room).map(({ point }) => point) };
}

function blocksOf(kind: string): readonly Block[] {
  return kind === 'BUSINESS' || kind === 'SAFE_HOUSE' ? [MARK, ABOVE, VISITORS] : [MARK, ABOVE];
}

interface Wanted {
  readonly blocks: readonly Block[];
  readonly points: readonly Point[];
}

interface Filled {
  readonly layout: Omit<TileLayout, 'corners'>;
  readonly taken: readonly Block[];
}

/** The places for the two locations that leave the most room between them, for three cops, and for a robber on each terrain. */
function bestLayout(first: Wanted, second: Wanted, sides: readonly number[], ferry: boolean): Filled {
  const grounds = [0, 1, 2, 3].map((terrain) => (sides.includes(terrain) ? inTerrain(sides, terrain) : null));
  const stands = grounds.map((ground) => (ground === null ? null : candidates(ground, (where) => at(where)(PAWN))));
  const water = ferry ? (grounds[WATER] ?? null) : null;
  const quays = water === null ? null : candidates(water, (where) => disc(where, FERRY_RADIUS));
  let best: Filled | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const pieces = COPS_APART * 3 + 2 * (grounds.filter((ground) => ground !== null).length + (ferry ? 1 : 0));
  for (const { one, other, worth } of bestPairs(spotsOf(first), spotsOf(second))) {
    // Those that come now are worse by themselves than all the room for the rest could make up for.
    if (worth + pieces * ROOMY <= most) break;
    const filling = new Filling([...one.blocks, ...other.blocks]);
    const cops = [0, 1, 2].map(() => filling.add(copCandidates(), COPS_APART));
    const quay = quays === null ? null : filling.add(quays, 2);
    const terrains = stands.map((places, terrain) => {
      if (places === null) return null;
      return terrain === WATER && quay !== null ? quay : filling.add(places, 2);
    });
    const total = worth + filling.worth;
    if (total <= most) continue;
    most = total;
    best = { layout: { locations: [one.point, other.point], cops, ferry: quay, terrains }, taken: filling.taken };
  }
  if (best === null) throw new Error('a location has no place on its tile');
  return best;
}

interface Pair {
  readonly one: Spot;
  readonly other: Spot;
  readonly worth: number;
}

/** The pairs of places that are tried in earnest, the best first. */
function bestPairs(ones: readonly Spot[], others: readonly Spot[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const one of ones) {
    for (const other of others) {
      const least = pairs.length < TRIED ? Number.NEGATIVE_INFINITY : (pairs.at(-1)?.worth ?? 0);
      // Not even with all the room between them.
      if (3 * ROOMY + one.outside + other.outside <= least) continue;
      const worth = worthOfPair(one, other);
      if (worth <= least) continue;
      if (pairs.length === TRIED) pairs.pop();
      pairs.splice(pairs.findLastIndex((pair) => pair.worth >= worth) + 1, 0, { one, other, worth });
    }
  }
  return pairs;
}

function worthOfPair(one: Spot, other: Spot): number {
  let room: number = ROOMY;
  for (const block of other.blocks) room = Math.min(room, roomFor(block, one.blocks));
  return 3 * room + one.outside + other.outside;
}

/** A tile that fills up piece by piece. */
class Filling {
  readonly taken: Block[];
  worth = 0;

  constructor(taken: Block[]) {
    this.taken = taken;
  }

  /** Puts a piece where it has the most room; how much that is counts for the worth of the whole. */
  add(places: readonly Candidate[], weight: number): Point {
    const { point, block } = freest(places, this.taken);
    this.worth += weight * Math.min(roomFor(block, this.taken), insideOf(block) + 3, ROOMY);
    this.taken.push(block);
    return point;
  }
}

interface Spot {
  readonly point: Point;
  readonly blocks: readonly Block[];
  /** How far it sticks out of the tile, as a number below 0. */
  readonly outside: number;
}

function spotsOf({ blocks, points }: Wanted): readonly Spot[] {
  return points.map((point) => {
    const there = blocks.map(at(point));
    return { point, blocks: there, outside: 1.5 * Math.min(0, ...there.map(insideOf)) };
  });
}

/** Where a location that touches these terrains can stand: inside the one, or on the border of the two. */
function pointsFor(sides: readonly number[], adjacent: number): readonly Point[] {
  const isOwn = (side: number) => (adjacent & (1 << (sides[(side + SIDES) % SIDES] ?? 0))) !== 0;
  const kinds = new Set(sides.filter((_, side) => isOwn(side)));
  if (kinds.size === 1) {
    const own = [...kinds][0] ?? 0;
    const inside = within(COARSE_POINTS, coarseReaches(), sides, own);
    return inside.length > 0 ? inside : inTerrain(sides, own);
  }
  const onBorder: Point[] = [];
  for (let index = 0; index < SIDES; index++) {
    const isBorder = isOwn(index) && isOwn(index - 1) && sides[index] !== sides[(index + SIDES - 1) % SIDES];
    if (!isBorder) continue;
    for (let along = 0.3; along <= 0.86; along += 0.07) {
      for (const aside of [-0.09, 0, 0.09]) {
        const end = corner(index);
        onBorder.push({ x: end.x * along - end.y * aside, y: end.y * along + end.x * aside });
      }
    }
  }
  // Terrains that only meet in the middle, or more than two of them.
  if (onBorder.length > 0 && kinds.size === 2) return onBorder;
  const reaching = MIDDLE.filter((point) => [...kinds].every((terrain) => reaches(sides, point, terrain)));
  return reaching.length > 0 ? reaching : [{ x: 0, y: 0 }];
}

const MIDDLE: readonly Point[] = COARSE_POINTS.filter(({ x, y }) => Math.hypot(x, y) <= 17);

/** Whether the mark of a location at a point lies over some of a terrain. */
function reaches(sides: readonly number[], { x, y }: Point, terrain: number): boolean {
  return [0, 1, 2, 3, 4, 5, 6, 7].some((step) => {
    const angle = (step * Math.PI) / 4;
    return sides[sideOf({ x: x + MARKED * Math.cos(angle), y: y + MARKED * Math.sin(angle) })] === terrain;
  });
}

function inTerrain(sides: readonly number[], terrain: number): readonly Point[] {
  return within(FINE_POINTS, fineReaches(), sides, terrain);
}

/** The points that belong to a terrain with what lies around them. */
function within(
  points: readonly Point[],
  reached: readonly number[],
  sides: readonly number[],
  terrain: number,
): readonly Point[] {
  let other = 0;
  for (const [side, kind] of sides.entries()) if (kind !== terrain) other |= 1 << side;
  return points.filter((_, index) => {
    const reach = reached[index] ?? 0;
    return reach !== 0 && (reach & other) === 0;
  });
}

const fineReaches = once(() => reachesOf(FINE_POINTS, 6));
const coarseReaches = once(() => reachesOf(COARSE_POINTS, 13));

/** For each point the sides that lie around it, a bit for each; 0 where the rim of the tile does. The same for all tiles. */
function reachesOf(points: readonly Point[], around: number): readonly number[] {
  const ring = Array.from({ length: SIDES }, (_, index) => corner(index, around));
  return points.map(({ x, y }) => {
    if (depthInTile({ x, y }) <= around) return 0;
    return ring.reduce((reach, by) => reach | (1 << sideOf({ x: x + by.x, y: y + by.y })), 0);
  });
}

/** Worked out when it is first wanted. */
function once<T extends object>(work: () => T): () => T {
  let found: T | null = null;
  return () => {
    found ??= work();
    return found;
  };
}

/** Of these places the one with the most room around what stands there, and not too near the rim. */
function freest(places: readonly Candidate[], taken: readonly Block[]): Candidate {
  let [best] = places;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const { block, limit, away } = place;
    // However much room there were, another place is better.
    if (limit - away <= most) continue;
    const worth = Math.min(roomFor(block, taken, most + away), limit) - away;
    if (worth > most) [best, most] = [place, worth];
  }
  if (best === undefined) throw new Error('a piece has no place on its tile');
  return best;
}

/** The room between a block and the nearest one, below 0 how far they lie over each other; where it is no more than `enough`, about. */
function roomFor(block: Block, taken: readonly Block[], enough = Number.NEGATIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of taken) {
    const across = Math.max(other.left - block.right, block.left - other.right);
    const down = Math.max(other.top - block.bottom, block.top - other.bottom);
    const nearest = Math.max(across, down);
    // Across a corner it is farther still.
    if (nearest >= least) continue;
    const room = across > 0 && down > 0 ? Math.hypot(across, down) : nearest;
    if (room >= least) continue;
    least = room;
    if (least <= enough) return least;
  }
  return least;
}

/** How far inside the tile the corners of a block are. */
function insideOf({ left, top, right, bottom }: Block): number {
  const across = Math.max(Math.abs(left), Math.abs(right));
  const down = Math.max(Math.abs(top), Math.abs(bottom));
  return depthInTile({ x: across, y: down });
}

function at({ x, y }: Point): (block: Block) => Block {
  return ({ left, top, right, bottom }) => ({ left: left + x, top: top + y, right: right + x, bottom: bottom + y });
}

function disc({ x, y }: Point, radius: number): Block {
  // A square a little smaller than the one around the disc: its corners are empty.
  const half = radius * 0.93;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}
