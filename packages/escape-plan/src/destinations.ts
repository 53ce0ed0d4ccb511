import { FastChance } from '@stakeout/kernel';
import { type Graph, graphOf } from './city/graph.ts';
import { isLocation, isWater, NODES_PER_TILE, type Node, type TileIndex, tileOf } from './city/node.ts';
import { tableNamed } from './data/compile-table.ts';
import type { Table } from './data/table.ts';
import { determinize } from './determinize.ts';
import type { State } from './state.ts';
import { canEnd, exitAt, openExit } from './steps/visiting.ts';
import type { View } from './view.ts';

/** A way to a location that no other way beats: fewer movement points, or other tiles left. */
export interface Route {
  /** Movement points used; a ride gives one back. */
  readonly points: number;
  /** The tiles left on the way, which AVOID will ask about (E12.2); none when the move ends on the tile it began on. */
  readonly left: readonly TileIndex[];
  /** Cops on those tiles, Sandra included. */
  readonly cops: number;
  /** The nodes passed, without the start. */
  readonly nodes: readonly Node[];
}

export interface Destination {
  readonly node: Node;
  /** The routes worth knowing, cheapest first. */
  readonly routes: readonly Route[];
}

interface Label {
  readonly node: Node;
  readonly used: number;
  readonly left: number;
  readonly ridden: boolean;
  readonly from: Label | null;
}

const MOVEMENT_POINTS = 3;

/**
 * every location the viewer's robber could stop at now, on foot, by subway and heliport, with the movement points at
 * hand; for each the routes of which none is better than another in both points and tiles left. Cans and cards come on top.
 */
export function destinations(view: View): readonly Destination[] {
  const { viewer } = view;
  if (viewer === null || view.own === null) return [];
  const state = determinize(view, viewer, new FastChance(0));
  const table = tableNamed(state.table);
  const isTravelling = state.turn.seat === viewer && state.turn.step === 1;
  const start = isTravelling ? state.turn.start : (state.at[viewer] as Node);
  const first: Label = {
    node: state.at[viewer] as Node,
    used: 0,
    left: isTravelling ? state.turn.left : 0,
    ridden: isTravelling && state.turn.ridden === 1,
    from: null,
  };
  const most = isTravelling ? state.turn.mp : MOVEMENT_POINTS;
  const best = new Search(state, table, most).run(first);
  const found: Destination[] = [];
  const exit = openExit(state);
  for (const [node, labels] of best) {
    if (!isLocation(node)) continue;
    const isEscape = exit >= 0 && exitAt(table, node) === exit;
    if (!isEscape && (node === start || !canEnd(state, table, viewer, node))) continue;
    found.push({ node, routes: routesOf(state, table, start, labels) });
  }
  return found.sort((one, other) => one.node - other.node);
}

/** Spreads labels of points and tiles left; one stays while no other is at least as good. A ride may make a later one cheaper. */
class Search {
  private readonly table: Table;
  private readonly most: number;
  private readonly graph: Graph;
  private readonly navigable: number;
  private readonly best = new Map<Node, Label[]>();
  private readonly queue: Label[] = [];

  constructor(state: State, table: Table, most: number) {
    this.table = table;
    this.most = most;
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
      if (isWater(to) && (this.navigable & (1 << tileOf(to))) === 0) continue;
      this.go(label, to, graph.cost[index] as number, label.ridden);
    }
    if (!label.ridden && graph.subways.includes(label.node)) {
      // The ride gives a point: it is counted as one less used.
      for (const to of graph.subways) if (to !== label.node) this.go(label, to, -1, true);
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
        if (isThere && (!isWater(to) || (this.navigable & (1 << tile)) !== 0)) this.go(label, to, 1, label.ridden);
      }
    }
  }

  private go(from: Label, node: Node, cost: number, ridden: boolean): void {
    const used = from.used + cost;
    if (used > this.most) return;
    const left = tileOf(from.node) === tileOf(node) ? from.left : from.left | (1 << tileOf(from.node));
    this.add({ node, used, left, ridden, from });
  }

  private add(label: Label): void {
    const known = this.best.get(label.node) ?? [];
    if (known.some((other) => isNoWorse(other, label))) return;
    this.best.set(label.node, [...known.filter((other) => !isNoWorse(label, other)), label]);
    this.queue.push(label);
  }
}

/** Whether one label is at least as good as another in points, tiles left and the ride still to be had. */
function isNoWorse(one: Label, other: Label): boolean {
  return one.used <= other.used && (one.left & ~other.left) === 0 && (!one.ridden || other.ridden);
}

function routesOf(state: State, table: Table, start: Node, labels: readonly Label[]): Route[] {
  const routes = labels.map((label): Route => {
    const end = tileOf(label.node);
    const tiles =
      end === tileOf(start) ? [] : table.tiles.flatMap((_, tile) => (isLeft(label.left, tile, end) ? [tile] : []));
    return { points: label.used, left: tiles, cops: copsOn(state, tiles), nodes: nodesOf(label) };
  });
  return routes.sort((one, other) => one.points - other.points || one.cops - other.cops);
}

function isLeft(left: number, tile: TileIndex, end: TileIndex): boolean {
  return tile !== end && (left & (1 << tile)) !== 0;
}

function nodesOf(label: Label): Node[] {
  const nodes: Node[] = [];
  for (let step = label; step.from !== null; step = step.from) nodes.unshift(step.node);
  return nodes;
}

function copsOn(state: State, tiles: readonly TileIndex[]): number {
  let count = 0;
  for (const tile of tiles) {
    for (let cops = state.cops[tile] as number; cops !== 0; cops &= cops - 1) count++;
    if (state.seats <= 2 && state.status[state.seats] === 0 && tileOf(state.at[state.seats] as Node) === tile) count++;
  }
  return count;
}
