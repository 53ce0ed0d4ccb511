import {
  type Action,
  escapePriceOf,
  type Node,
  printedOf,
  type Route,
  type Travels,
  tileOf,
  travelsOf,
  type View,
} from '@stakeout/escape-plan';

/** A location where a move can end now, with the ways there that are worth knowing, the best first. */
export interface Trip {
  readonly node: Node;
  readonly ways: readonly TripWay[];
}

/** A way to a location, and every action that it takes, from where the robber stands to the end of TRAVEL. */
export interface TripWay {
  readonly route: Route;
  /** Gas cans spent on it. */
  readonly cans: number;
  /** Whether it leads out of the city (E21). */
  readonly isEscape: boolean;
  /** Whether Lieutenant Costa will ask for his toll on it (E24.3). */
  readonly meetsCosta: boolean;
  /** What is asked on stopping there: money for a gang, or the keys (colours, 3 the master key) one of which opens it. */
  readonly price: number;
  readonly keys: readonly number[];
  /** Without a key: all the actions, ending with `stop` or `escape`. With keys the last one is to be chosen. */
  readonly plan: readonly Action[];
}

const NOWHERE: Travels = { plans: [], steps: [] };
/** Worked out once for a view: the map, the panel and the choices all ask for it. */
const known = new WeakMap<View, Travels>();

/** What the viewer's robber can do in TRAVEL now: before its move begins, and while it travels. */
export function travelsIn(view: View, options: readonly Action[]): Travels {
  const isOpen = view.table.frames.at(-1)?.kind === 'travel' || options.some(({ type }) => type === 'move');
  if (!isOpen || options.length === 0) return NOWHERE;
  let travels = known.get(view);
  if (travels === undefined) {
    travels = travelsOf(view);
    known.set(view, travels);
  }
  return travels;
}

/** Where the viewer's robber could go now: before the move begins, and while it travels. */
export function tripsOf(view: View, options: readonly Action[]): readonly Trip[] {
  const ways = new Map<Node, TripWay[]>();
  for (const { node, actions, ...way } of travelsIn(view, options).plans) {
    const others = ways.get(node) ?? [];
    others.push({ ...way, plan: actions });
    ways.set(node, others);
  }
  const canPay = (view.own?.cash ?? 0) >= escapeCost(view);
  const byRank = (one: TripWay, other: TripWay) => rank(one, canPay) - rank(other, canPay);
  return [...ways].map(([node, found]) => ({ node, ways: found.sort(byRank) }));
}

/** E12.2, E21.2: the tiles whose cops are met on a way: those that are left, and that of the exit for whoever leaves by it. */
export function tilesMet({ route, isEscape }: TripWay): readonly number[] {
  const end = route.nodes.at(-1);
  return [...new Set(isEscape && end !== undefined ? [...route.left, tileOf(end)] : route.left)];
}

/** E21.3: what the escape of whoever's turn it is costs, or has cost. */
export function escapeCost({ table: shown }: View): number {
  return escapePriceOf(shown, printedOf(shown), shown.turn.seat);
}

/** On the open exit leaving comes before visiting it, unless the price cannot be paid: that would be the arrest (E21.4). */
function rank({ isEscape }: TripWay, canPay: boolean): number {
  return isEscape === canPay ? 0 : 1;
}
