import type { Seat } from '@stakeout/kernel';
import { type Graph, graphOf } from './city/graph.ts';
import { isWater, NODES_PER_TILE, type Node, tileOf } from './city/node.ts';
import type { Table } from './data/table.ts';
import type { State } from './state.ts';
import { isTroddenOut } from './steps/trip.ts';

/** How a robber gets from one node to the next. */
export type Means = 'step' | 'ride' | 'fly';

/** A way to a node: what it takes to stand there, and the node before it. */
export interface Label {
  readonly node: Node;
  readonly by: Means;
  /** Movement points used; a ride gives one back. */
  readonly used: number;
  /** The tiles left, as a mask. */
  readonly left: number;
  readonly ridden: boolean;
  /** Whether nothing has been paid since nodes of the trail were trodden out: free steps do not lead onto those. */
  readonly bound: boolean;
  readonly from: Label | null;
}

const MOVEMENT_POINTS = 3;

/** Whether the seat is in the middle of its move. */
function isTravelling(state: State, seat: Seat): boolean {
  return state.turn.seat === seat && state.turn.step === 1;
}

/** Where the turn of the seat began, or would begin. */
export function startOf(state: State, seat: Seat): Node {
  return isTravelling(state, seat) ? state.turn.start : (state.at[seat] as Node);
}

/** The movement points of the seat: those left of a move under way, those of a new one otherwise. */
export function pointsOf(state: State, seat: Seat): number {
  return isTravelling(state, seat) ? state.turn.mp : MOVEMENT_POINTS;
}

/** Whether leaving some tiles, as a mask, asks for no more than leaving others. */
type Compare = (one: number, other: number) => boolean;

function isPartOf(one: number, other: number): boolean {
  return (one & ~other) === 0;
}

/**
 * For every node within so many points of the seat's robber the ways there, on foot, by subway and heliport, of which none
 * is better than another in points, tiles left and the ride still to be had. `isNoHarder` compares the tiles left.
 */
export function waysFrom(
  state: State,
  table: Table,
  seat: Seat,
  points: number,
  isNoHarder: Compare = isPartOf,
): ReadonlyMap<Node, readonly Label[]> {
  const isUnderWay = isTravelling(state, seat);
  const { trail } = state.turn;
  const troddenOut = isUnderWay ? trail.filter((node) => isTroddenOut(trail, node)) : [];
  return new Search(state, table, points, troddenOut, isNoHarder).run({
    node: state.at[seat] as Node,
    by: 'step',
    used: 0,
    left: isUnderWay ? state.turn.left : 0,
    ridden: isUnderWay && state.turn.ridden === 1,
    bound: troddenOut.length > 0,
    from: null,
  });
}

/** The nodes of a way and how each is reached, without the start. */
export function legsOf(label: Label): readonly { readonly node: Node; readonly by: Means }[] {
  const legs: { node: Node; by: Means }[] = [];
  for (let leg = label; leg.from !== null; leg = leg.from) legs.unshift({ node: leg.node, by: leg.by });
  return legs;
}

/** Spreads labels; one stays while no other is at least as good. A ride may make a later one cheaper. */
class Search {
  private readonly table: Table;
  private readonly most: number;
  private readonly troddenOut: readonly Node[];
  private readonly isNoHarder: Compare;
  private readonly graph: Graph;
  private readonly navigable: number;
  private readonly best = new Map<Node, Label[]>();
  private readonly queue: Label[] = [];

  constructor(state: State, table: Table, most: number, troddenOut: readonly Node[], isNoHarder: Compare) {
    this.table = table;
    this.most = most;
    this.troddenOut = troddenOut;
    this.isNoHarder = isNoHarder;
    this.graph = graphOf(table, state.city);
    this.navigable = this.graph.ferried | state.turn.jetSki;
  }

  run(first: Label): ReadonlyMap<Node, readonly Label[]> {
    this.add(first);
    for (let index = 0; index < this.queue.length; index++) {
      const label = this.queue[index] as Label;
      if ((this.best.get(label.node) ?? []).includes(label)) this.expand(label);
    }
    return this.best;
  }

  private expand(label: Label): void {
    const { graph } = this;
    const end = graph.first[label.node + 1] as number;
    for (let index = graph.first[label.node] as number; index < end; index++) {
      const to = graph.to[index] as Node;
      const cost = graph.cost[index] as number;
      if (isWater(to) && (this.navigable & (1 << tileOf(to))) === 0) continue;
      if (cost === 0 && label.bound && this.troddenOut.includes(to)) continue;
      this.go(label, to, 'step', cost);
    }
    if (!label.ridden && graph.subways.includes(label.node)) {
      // The ride gives a point: it is counted as one less used.
      for (const to of graph.subways) if (to !== label.node) this.go(label, to, 'ride', -1);
    }
    if (label.node === graph.heliport) this.flyFrom(label);
  }

  /** E11.7. */
  private flyFrom(label: Label): void {
    const near = this.graph.near[tileOf(label.node)] as number;
    for (let tile = 0; tile < this.table.tiles.length; tile++) {
      if ((near & (1 << tile)) === 0) continue;
      for (let index = 0; index < NODES_PER_TILE; index++) {
        const to = tile * NODES_PER_TILE + index;
        const isThere = (this.graph.first[to] as number) < (this.graph.first[to + 1] as number);
        if (isThere && (!isWater(to) || (this.navigable & (1 << tile)) !== 0)) this.go(label, to, 'fly', 1);
      }
    }
  }

  private go(from: Label, node: Node, by: Means, cost: number): void {
    const used = from.used + cost;
    if (used > this.most) return;
    const left = tileOf(from.node) === tileOf(node) ? from.left : from.left | (1 << tileOf(from.node));
    this.add({ node, by, used, left, ridden: from.ridden || by === 'ride', bound: from.bound && cost === 0, from });
  }

  private add(label: Label): void {
    const known = this.best.get(label.node) ?? [];
    if (known.some((other) => this.isNoWorse(other, label))) return;
    this.best.set(label.node, [...known.filter((other) => !this.isNoWorse(label, other)), label]);
    this.queue.push(label);
  }

  /** Whether one label is at least as good as another in every respect. */
  private isNoWorse(one: Label, other: Label): boolean {
    return (
      one.used <= other.used &&
      (!one.ridden || other.ridden) &&
      (!one.bound || other.bound) &&
      this.isNoHarder(one.left, other.left)
    );
  }
}
