import {
  type City,
  graphOf,
  isLocation,
  isWater,
  kindOf,
  NODES_PER_TILE,
  type Node,
  type Table,
  tileOf,
  type View,
} from '@stakeout/escape-plan';

/** How far it is to a place, on foot, by ferry, subway and heliport; cans, cards and keys may shorten it. */
export interface WayOut {
  /** The fewest movement points that take the robber there. */
  readonly points: number;
  /** The fewest turns, each with its own points and a stop at a location that may be visited (E11.1). */
  readonly turns: number;
}

const POINTS_A_TURN = 3;
/** More turns than a day has. */
const MOST_TURNS = 6;
const UNLIMITED = 99;

/** How far the viewer's robber is from a place, or `null` where no way leads there as the city lies now. */
export function wayOut(view: View, table: Table, to: Node): WayOut | null {
  const { viewer, table: shown } = view;
  if (viewer === null) return null;
  const from = shown.at[viewer] ?? -1;
  if (from < 0 || !isThere(shown.city, to)) return null;
  if (from === to) return { points: 0, turns: 1 };
  const { turn } = shown;
  const isTravelling = turn.seat === viewer && turn.step === 1;
  const water = turn.seat === viewer ? turn.jetSki : 0;
  const first: Reach = { from: [from], mp: isTravelling ? turn.mp : POINTS_A_TURN, ridden: turn.ridden === 1, water };
  const ridden = isTravelling && first.ridden;
  const points = reach(table, shown.city, { ...first, mp: UNLIMITED, ridden }).get(to);
  if (points === undefined) return null;
  let stops: readonly Node[] = [];
  const seen = new Set<Node>();
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const start: Reach =
      turns === 1 ? { ...first, ridden } : { from: stops, mp: POINTS_A_TURN, ridden: false, water: 0 };
    const reached = reach(table, shown.city, start);
    if (reached.has(to)) return { points: Math.max(1, points), turns };
    stops = [...reached.keys()].filter((node) => !seen.has(node) && mayStop(view, table, node));
    for (const node of stops) seen.add(node);
    if (stops.length === 0) return null;
  }
  return null;
}

interface Reach {
  readonly from: readonly Node[];
  readonly mp: number;
  readonly ridden: boolean;
  /** Tiles whose water is open by the jet ski, as a mask. */
  readonly water: number;
}

/** Every node within reach of one turn, with the fewest points that takes; a ride gives one back, once a turn (E11.6). */
function reach(table: Table, city: City, { from, mp, ridden, water }: Reach): ReadonlyMap<Node, number> {
  const graph = graphOf(table, city);
  const navigable = graph.ferried | water;
  const best = [new Map<Node, number>(), new Map<Node, number>()] as const;
  const queue: (readonly [Node, 0 | 1])[] = [];
  const go = (node: Node, used: number, after: 0 | 1) => {
    if (used > mp || (isWater(node) && (navigable & (1 << tileOf(node))) === 0)) return;
    if ((best[after].get(node) ?? UNLIMITED + 1) <= used) return;
    best[after].set(node, used);
    queue.push([node, after]);
  };
  for (const node of from) go(node, 0, ridden ? 1 : 0);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [node, after] = next;
    const used = best[after].get(node) ?? 0;
    const end = graph.first[node + 1] ?? 0;
    for (let index = graph.first[node] ?? 0; index < end; index++)
      go(graph.to[index] ?? 0, used + (graph.cost[index] ?? 0), after);
    if (after === 0 && graph.subways.includes(node)) {
      for (const other of graph.subways) if (other !== node) go(other, used - 1, 1);
    }
    if (node === graph.heliport) for (const to of nodesNear(table, city, node)) go(to, used + 1, after);
  }
  const fewest = new Map(best[0]);
  for (const [node, used] of best[1]) fewest.set(node, Math.min(used, fewest.get(node) ?? UNLIMITED));
  return fewest;
}

/** E11.7. */
function nodesNear(table: Table, city: City, heliport: Node): readonly Node[] {
  const graph = graphOf(table, city);
  const near = graph.near[tileOf(heliport)] ?? 0;
  const nodes: Node[] = [];
  for (let node = 0; node < table.tiles.length * NODES_PER_TILE; node++) {
    if ((near & (1 << tileOf(node))) !== 0 && (graph.first[node] ?? 0) < (graph.first[node + 1] ?? 0)) nodes.push(node);
  }
  return nodes;
}

/** Whether a move of the viewer may end there without a key and without being asked for money (E11.1, E15.13). */
function mayStop({ viewer, table: shown }: View, table: Table, node: Node): boolean {
  if (!isLocation(node)) return false;
  const kind = kindOf(table, node);
  if (kind === 'GANG') return false;
  if (kind !== 'BUSINESS' && kind !== 'SAFE_HOUSE') return true;
  const place = shown.places.indexOf(node);
  if (place < 0) return false;
  return ((shown.visited[place] ?? 0) & (1 << (viewer ?? 0))) === 0 && (shown.closed & (1 << place)) === 0;
}

export function isThere(city: City, node: Node): boolean {
  return (city.turned[tileOf(node)] ?? -1) >= 0;
}
