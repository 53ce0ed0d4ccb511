import type { Seat } from '@stakeout/kernel';
import { isInCity } from './city/city.ts';
import { type Graph, graphOf } from './city/graph.ts';
import { isLocation, locationBit, type Node, tileOf } from './city/node.ts';
import type { Table } from './data/table.ts';
import { MOVEMENT_POINTS } from './numbers.ts';
import { type Frame, IN_TRAVEL, type Seen, type State, TRAVELLING, type Turn } from './state.ts';
import { findCosts, findCostsBeforeRide, NODES, OUT_OF_REACH } from './steps/costs.ts';
import { freeEnds, type Locations } from './steps/ends.ts';

/** How far it is to a place, on foot, by ferry, subway and heliport; cans, cards and keys may shorten it. */
export interface WayOut {
  /** The fewest movement points that take the robber there. */
  readonly points: number;
  /** The fewest turns, the one under way included, each with its own points and a stop where nothing is asked (E11.1). */
  readonly turns: number;
}

/** The city and who may stop where, on a state as in a view. */
type Ground = Seen<Pick<State, 'city' | 'at' | 'frames' | 'places' | 'visited' | 'closed'>> & {
  readonly turn: Seen<Pick<Turn, 'seat' | 'start' | 'mp' | 'ridden' | 'jetSki' | 'step' | 'escaping' | 'stuck'>>;
};

/** A turn's travel: what it has to spend. */
interface Travel {
  readonly points: number;
  readonly isRidden: boolean;
  /** The tiles whose water can be crossed, as a mask (E11.4). */
  readonly navigable: number;
}

/** More turns than a day has. */
const MOST_TURNS = 6;

/** How far a seat's robber is from a location, or `null` where no way leads there as the city lies now. */
export function wayOut(shown: Ground, table: Table, seat: Seat, to: Node): WayOut | null {
  const { turn } = shown;
  const from = shown.at[seat] as Node;
  if (from < 0 || !isInCity(shown.city, tileOf(to))) return null;
  const frame = shown.frames.findLast(({ kind, seat: pawn }) => kind === 'turn' && pawn === seat);
  // A turn whose move is over leads nowhere any more, unless it leads out.
  if (frame !== undefined && turn.escaping === 1) return { points: 0, turns: 1 };
  const isSpent = frame !== undefined && isMoveOver(frame, turn);
  const before = isSpent ? 1 : 0;
  if (from === to) return { points: 0, turns: before + 1 };
  const graph = graphOf(table, shown.city);
  const usual: Travel = { points: MOVEMENT_POINTS, isRidden: false, navigable: graph.ferried };
  const isTravelling = frame !== undefined && turn.step === IN_TRAVEL;
  const first = isTravelling
    ? { points: turn.mp, isRidden: turn.ridden === 1, navigable: graph.ferried | turn.jetSki }
    : usual;
  const goal = locationBit(to);
  const points = costsTo(table, graph, goal, { ...first, points: OUT_OF_REACH - 1 })[from] as number;
  if (points === OUT_OF_REACH) return null;
  const stops = freeEnds(shown, table, seat);
  // Nobody may stop where the move began.
  const started = isTravelling && isLocation(turn.start) ? locationBit(turn.start) & ~goal : 0;
  for (let turns = 1, ends = goal; turns <= MOST_TURNS; turns++) {
    if ((costsTo(table, graph, ends & ~started, first)[from] as number) <= first.points)
      return { points, turns: before + turns };
    const wider = ends | (stops & within(costsTo(table, graph, ends, usual), usual.points));
    if (wider === ends) return null;
    ends = wider;
  }
  return null;
}

/** E9.3: TRAVEL is behind, or the robber has turned back and stays (E9.5). */
function isMoveOver(frame: Seen<Frame>, { stuck }: Pick<Turn, 'stuck'>): boolean {
  return frame.n > TRAVELLING || stuck === 1;
}

const afterRide = new Int8Array(NODES);
const beforeRide = new Int8Array(NODES);

/** For every node, the points it takes from there to one of the ends. The list is scratch, overwritten by the next call. */
function costsTo(table: Table, graph: Graph, ends: Locations, { points, isRidden, navigable }: Travel): Int8Array {
  // A ride gives a point more.
  const ways = { graph, ends, navigable, carriers: 0, most: points + 1 };
  findCosts(table, ways, afterRide);
  if (isRidden || graph.subways.length < 2) return afterRide;
  findCostsBeforeRide(table, ways, afterRide, beforeRide);
  return beforeRide;
}

/** The locations that are no farther than so many points. */
function within(costs: Int8Array, points: number): Locations {
  let near = 0;
  for (let node = 0; node < NODES; node++)
    if (isLocation(node) && (costs[node] as number) <= points) near |= locationBit(node);
  return near;
}
