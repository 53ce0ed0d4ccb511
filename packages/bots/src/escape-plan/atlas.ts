import {
  type City,
  eachMove,
  type Graph,
  graphOf,
  isInCity,
  isLocation,
  kindOf,
  locationNode,
  type Means,
  MOST_CANS,
  MOVEMENT_POINTS,
  NODES_PER_TILE,
  type Node,
  type Table,
  tileOf,
} from '@stakeout/escape-plan';

/** A way from one place to another: where it ends, what it costs, and whose cops it passes. */
export interface Way {
  readonly node: number;
  /** Movement points used; a ride gives one back (E11.6). */
  readonly used: number;
  /** The most points used on the way: a ride gives a point back, but only once one has got there. */
  readonly peak: number;
  /** The tiles left on the way, as a mask (E12.2). */
  readonly left: number;
  readonly ridden: boolean;
  /** How it got there: `null` at the start. */
  readonly from: Way | null;
}

/** With both gas cans a robber has this many points (E11.5, E15.7). */
const MOST_POINTS = MOVEMENT_POINTS + MOST_CANS;
/** Ways to one node that are kept: the cheapest and those that leave the fewest tiles. More add little. */
const MOST_WAYS = 6;
const FAR = 99;

/** What can be worked out about moves in a city once and for all, since a city never changes. */
export interface Atlas {
  readonly graph: Graph;
  /** The location nodes of the tiles laid so far. */
  readonly locations: readonly number[];
  /** The ways from each location to every other, found when first asked for. */
  readonly ways: (readonly Way[] | undefined)[];
  /** The locations in reach of three points from each location. */
  readonly reach: (readonly number[] | undefined)[];
  /** The locations that take two turns, with a stop in between where nothing is asked. */
  readonly beyond: (readonly number[] | undefined)[];
  /** For each exit node: turns from each location until the robber is out, if it stops only where nothing is asked. */
  readonly turnsOut: Map<number, Int8Array>;
}

const atlases = new WeakMap<City, Atlas>();

export function atlasOf(table: Table, city: City): Atlas {
  let atlas = atlases.get(city);
  if (atlas === undefined) {
    atlas = {
      graph: graphOf(table, city),
      locations: locationsOf(table, city),
      ways: [],
      reach: [],
      beyond: [],
      turnsOut: new Map(),
    };
    atlases.set(city, atlas);
  }
  return atlas;
}

/** Every way worth knowing from a location to the others, on foot, by subway and heliport. */
export function waysFrom(table: Table, city: City, node: number): readonly Way[] {
  const atlas = atlasOf(table, city);
  let ways = atlas.ways[node];
  if (ways === undefined) {
    ways = waysOn(table, city, startAt(node), MOST_POINTS, 0);
    atlas.ways[node] = ways;
  }
  return ways;
}

function startAt(node: number): Way {
  return { node, used: 0, peak: 0, left: 0, ridden: false, from: null };
}

/** The same from the middle of a move, with the water a jet ski has opened. */
export function waysOn(table: Table, city: City, first: Way, most: number, jetSki: number): readonly Way[] {
  const graph = graphOf(table, city);
  const navigable = graph.ferried | jetSki;
  const kept: Way[][] = [];
  const queue: Way[] = [];
  const add = (from: Way, node: number, cost: number, ridden: boolean): void => {
    const used = from.used + cost;
    if (used > most) return;
    const tile = tileOf(from.node);
    const left = tile === tileOf(node) ? from.left : from.left | (1 << tile);
    const peak = Math.max(used, from.peak);
    const known = kept[node];
    if (known === undefined) {
      const way = { node, used, peak, left, ridden, from };
      kept[node] = [way];
      queue.push(way);
      return;
    }
    for (const other of known)
      if (other.peak <= peak && other.used <= used && (other.left & ~left) === 0 && (!other.ridden || ridden)) return;
    const way = { node, used, peak, left, ridden, from };
    makeRoom(known, way);
    if (known.length >= MOST_WAYS) return;
    known.push(way);
    queue.push(way);
  };
  let here = first;
  const goOn = (to: Node, cost: number, by: Means): void => add(here, to, cost, here.ridden || by === 'ride');
  kept[first.node] = [first];
  queue.push(first);
  for (let index = 0; index < queue.length; index++) {
    here = queue[index] as Way;
    if ((kept[here.node] as Way[]).includes(here)) eachMove(table, graph, navigable, here.node, here.ridden, goOn);
  }
  const ways: Way[] = [];
  for (let node = 0; node < kept.length; node++) {
    if (!isLocation(node)) continue;
    const known = kept[node];
    if (known !== undefined) for (const way of known) ways.push(way);
  }
  return ways;
}

/** Ways that the new one beats go, and where there are too many the dearest, if it is dearer than the new one. */
function makeRoom(known: Way[], way: Way): void {
  for (let index = known.length - 1; index >= 0; index--) {
    const other = known[index] as Way;
    const isBeatenNow =
      way.peak <= other.peak &&
      way.used <= other.used &&
      (way.left & ~other.left) === 0 &&
      (!way.ridden || other.ridden);
    if (isBeatenNow) known.splice(index, 1);
  }
  if (known.length < MOST_WAYS) return;
  let dearest = 0;
  for (let index = 1; index < known.length; index++)
    if (priceOf(known[index] as Way) > priceOf(known[dearest] as Way)) dearest = index;
  if (priceOf(known[dearest] as Way) > priceOf(way)) known.splice(dearest, 1);
}

/** Points first, then tiles left. */
function priceOf({ peak, used, left }: Way): number {
  let tiles = 0;
  for (let rest = left; rest !== 0; rest &= rest - 1) tiles++;
  return peak * 100 + used * 20 + tiles;
}

/** The locations within three points of a location. */
export function reachOf(table: Table, city: City, node: number): readonly number[] {
  const atlas = atlasOf(table, city);
  let reach = atlas.reach[node];
  if (reach === undefined) {
    const found: number[] = [];
    // Ways of more points never stand in the way of those of three, so a search that goes no further finds the same.
    const ways = atlas.ways[node] ?? waysOn(table, city, startAt(node), MOVEMENT_POINTS, 0);
    for (const way of ways)
      if (way.peak <= MOVEMENT_POINTS && way.node !== node && !found.includes(way.node)) found.push(way.node);
    reach = found;
    atlas.reach[node] = reach;
  }
  return reach;
}

/** Where a robber may always stop: nothing is asked there, and nothing can be closed. */
function isOpenToAll(table: Table, node: Node): boolean {
  const kind = kindOf(table, node);
  return kind !== 'BUSINESS' && kind !== 'SAFE_HOUSE' && kind !== 'GANG';
}

/** The locations that can be reached in two turns and not in one. */
export function beyondOf(table: Table, city: City, node: number): readonly number[] {
  const atlas = atlasOf(table, city);
  let beyond = atlas.beyond[node];
  if (beyond === undefined) {
    const near = reachOf(table, city, node);
    const found = new Set<number>();
    for (const stop of near) {
      if (isOpenToAll(table, stop)) for (const next of reachOf(table, city, stop)) found.add(next);
    }
    for (const known of near) found.delete(known);
    found.delete(node);
    beyond = [...found];
    atlas.beyond[node] = beyond;
  }
  return beyond;
}

/** How many turns it takes from each location until the robber is out by an exit, the turn of the escape included. */
export function turnsOutOf(table: Table, city: City, exit: number): Int8Array {
  const atlas = atlasOf(table, city);
  let turns = atlas.turnsOut.get(exit);
  if (turns === undefined) {
    turns = countTurns(table, city, exit);
    atlas.turnsOut.set(exit, turns);
  }
  return turns;
}

function countTurns(table: Table, city: City, exit: number): Int8Array {
  const turns = new Int8Array(table.tiles.length * NODES_PER_TILE).fill(FAR);
  const { locations } = atlasOf(table, city);
  turns[exit] = 1;
  for (const node of locations) if (reachOf(table, city, node).includes(exit)) turns[node] = 1;
  for (let round = 2; round < 6; round++) {
    for (const node of locations) {
      if ((turns[node] as number) < round) continue;
      const next = reachOf(table, city, node).some((to) => turns?.[to] === round - 1 && isOpenToAll(table, to));
      if (next) turns[node] = round;
    }
  }
  return turns;
}

function locationsOf(table: Table, city: City): number[] {
  const nodes: number[] = [];
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if (isInCity(city, tile)) nodes.push(locationNode(tile, 0), locationNode(tile, 1));
  }
  return nodes;
}
