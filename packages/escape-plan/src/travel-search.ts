import type { Seat } from '@stakeout/kernel';
import { type Graph, graphOf } from './city/graph.ts';
import { eachMove, type Means } from './city/moves.ts';
import { type Node, tileOf } from './city/node.ts';
import type { Table } from './data/table.ts';
import { MOVEMENT_POINTS } from './numbers.ts';
import { IN_TRAVEL, type State } from './state.ts';
import { isTroddenOut } from './steps/trip.ts';

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

/** Whether the seat is in the middle of its move. */
function isTravelling(state: State, seat: Seat): boolean {
  return state.turn.seat === seat && state.turn.step === IN_TRAVEL;
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
    eachMove(this.table, this.graph, this.navigable, label.node, label.ridden, (to, cost, by) => {
      const isFree = by === 'step' && cost === 0;
      if (!(isFree && label.bound && this.troddenOut.includes(to))) this.go(label, to, by, cost);
    });
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
