import { FastChance, type Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { isSameAction } from './action-shape.ts';
import { ESCAPE, flyAction, GAS_CAN, MOVE, rideAction, stepAction, stopAction } from './action-table.ts';
import { graphOf, priceOfStep } from './city/graph.ts';
import type { Means } from './city/moves.ts';
import { isLocation, type Node, type TileIndex } from './city/node.ts';
import { copyState } from './copy-state.ts';
import { printedOf } from './data/printed.ts';
import { MASTER_KEY, type Table } from './data/table.ts';
import { travel } from './decisions/travel.ts';
import type { Route } from './destinations.ts';
import { determinize } from './determinize.ts';
import { FLIGHT_COST, RIDE_GAIN } from './numbers.ts';
import { actOn } from './rules.ts';
import { boardOf, type State, topFrame } from './state.ts';
import { costaAt, countMet } from './steps/police.ts';
import { tilesToAvoid } from './steps/trip.ts';
import { canEnd, endAt, exitAt, openExit, usableKeys } from './steps/visiting.ts';
import { type Label, legsOf, waysFrom } from './travel-search.ts';
import type { View } from './view.ts';

/** A way to a location, and every action that it takes, from where the robber stands to the end of TRAVEL. */
export interface TravelPlan {
  readonly node: Node;
  readonly route: Route;
  /** Gas cans spent on it. */
  readonly cans: number;
  /** Whether it leads out of the city (E21). */
  readonly isEscape: boolean;
  /** Whether Lieutenant Costa will ask for his toll (E24.3). */
  readonly meetsCosta: boolean;
  /** What is paid on stopping there (E15.6). */
  readonly price: number;
  /** The keys one of which opens the place: colours, and 3 the master key (E15.2). */
  readonly keys: readonly number[];
  /** All the actions; where a key is asked for the last one, `stop`, is still to be added. */
  readonly actions: readonly Action[];
}

/** What the viewer's robber can do in TRAVEL: whole ways, the best to each place first, and single steps. */
export interface Travels {
  readonly plans: readonly TravelPlan[];
  /** On foot, by subway and heliport, from where it stands; before the move begins `move` comes first. */
  readonly steps: readonly (readonly Action[])[];
}

const NONE: Travels = { plans: [], steps: [] };
const ACTION_OF: Readonly<Record<Means, (to: Node) => Action>> = { step: stepAction, ride: rideAction, fly: flyAction };

/**
 * E11: where the viewer's robber could go now, before its move begins or in the middle of it, with the points at hand and
 * with those that gas cans bring (E11.5). Of the ways to a place only those are told that need fewer cans or meet fewer cops
 * than another: points that are left over are of no use. Every way has been tried on a state that looks the same.
 */
export function travelsOf(view: View): Travels {
  const { viewer } = view;
  const frame = view.table.frames.at(-1);
  if (viewer === null || view.own === null || frame?.seat !== viewer) return NONE;
  const state = determinize(view, viewer, new FastChance(0));
  const begin: Action[] = [];
  if (frame.kind === 'action') {
    begin.push(MOVE);
    actOn(state, viewer, MOVE, new FastChance(0), null);
  }
  if (topFrame(state).kind !== 'travel') return NONE;
  const steps = listed(state).filter(({ type }) => type in ACTION_OF);
  return { plans: new Planner(state, viewer, begin).plans(), steps: steps.map((step) => [...begin, step]) };
}

function listed(state: State): Action[] {
  const actions: Action[] = [];
  travel.list({ state, table: printedOf(state), frame: topFrame(state) }, actions);
  return actions;
}

interface Candidate {
  readonly plan: TravelPlan;
  /** The tiles left on which somebody is to be met, as a mask. */
  readonly met: number;
}

class Planner {
  private readonly state: State;
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly begin: readonly Action[];
  /** Who stands on each tile: the number of cops and Sandra; and the tiles with anybody, Costa included, as a mask. */
  private readonly copsOn: readonly number[];
  private readonly watched: number;
  private readonly costaAt: TileIndex;
  private readonly tried = new Map<string, State | null>();

  constructor(state: State, seat: Seat, begin: readonly Action[]) {
    this.state = state;
    this.table = printedOf(state);
    this.seat = seat;
    this.begin = begin;
    this.costaAt = costaAt(state);
    this.copsOn = state.cops.map((_, tile) => countMet(state, tile));
    this.watched = this.copsOn.reduce(
      (mask, count, tile) => (count > 0 || tile === this.costaAt ? mask | (1 << tile) : mask),
      0,
    );
  }

  plans(): TravelPlan[] {
    const kept: Candidate[] = [];
    const { cans } = boardOf(this.state, this.seat);
    for (let more = 0; more <= cans; more++) {
      const found = this.candidates(more);
      for (const candidate of found) {
        if (!kept.some((other) => isNoWorse(other, candidate)) && this.isPlayable(candidate.plan)) kept.push(candidate);
      }
    }
    return kept.map(({ plan }) => plan).sort((one, other) => one.node - other.node);
  }

  /** Among many more ways, cans included, those with as few cops as any will do. */
  private readonly meetsNoMore = (one: number, other: number): boolean => this.countMet(one) <= this.countMet(other);

  private countMet(tiles: number): number {
    let count = 0;
    for (let rest = tiles & this.watched; rest !== 0; rest &= rest - 1)
      count += Math.max(1, this.copsOn[31 - Math.clz32(rest & -rest)] as number);
    return count;
  }

  /** The ways with so many cans, those that meet the fewest first. */
  private candidates(cans: number): Candidate[] {
    const found: Candidate[] = [];
    const exit = openExit(this.state);
    const points = this.state.turn.mp + cans;
    const compare = cans === 0 ? undefined : this.meetsNoMore;
    for (const [node, labels] of waysFrom(this.state, this.table, this.seat, points, compare)) {
      if (!isLocation(node)) continue;
      const canEscape = exit >= 0 && exitAt(this.table, node) === exit;
      const canStop = node !== this.state.turn.start && canEnd(this.state, this.table, this.seat, node);
      for (const label of labels) {
        if (canEscape) found.push(this.candidate(label, true));
        if (canStop) found.push(this.candidate(label, false));
      }
    }
    return found.sort(
      ({ plan: one }, { plan: other }) =>
        one.route.cops - other.route.cops ||
        Number(one.meetsCosta) - Number(other.meetsCosta) ||
        one.cans - other.cans ||
        one.route.nodes.length - other.route.nodes.length ||
        one.route.points - other.route.points,
    );
  }

  private candidate(label: Label, isEscape: boolean): Candidate {
    const { node } = label;
    const left = tilesToAvoid(label.left, this.state.turn.start, node, isEscape);
    const tiles = this.table.tiles.flatMap((_, tile) => ((left & (1 << tile)) === 0 ? [] : [tile]));
    const legs = legsOf(label);
    const demand = isEscape ? 'nothing' : endAt(this.state, this.table, this.seat, node);
    const keys = demand === 'key' ? usableKeys(this.state, this.table, this.seat) : 0;
    const { actions, cans } = this.actionsFor(legs);
    if (isEscape) actions.push(ESCAPE);
    else if (demand !== 'key') actions.push(stopAction(-1));
    const plan: TravelPlan = {
      node,
      route: {
        points: label.used,
        left: tiles,
        cops: tiles.reduce((count, tile) => count + (this.copsOn[tile] as number), 0),
        nodes: legs.map((leg) => leg.node),
      },
      cans,
      isEscape,
      meetsCosta: tiles.includes(this.costaAt),
      price: demand === 'gang' ? this.table.gangPrice : 0,
      keys: [0, 1, 2, MASTER_KEY].filter((key) => (keys & (1 << key)) !== 0),
      actions,
    };
    return { plan, met: left & this.watched };
  }

  /** A can is used when a step could not be paid without it. */
  private actionsFor(legs: ReturnType<typeof legsOf>): { actions: Action[]; cans: number } {
    const graph = graphOf(this.table, this.state.city);
    const actions: Action[] = [...this.begin];
    let cans = 0;
    let points = this.state.turn.mp;
    let from = this.state.at[this.seat] as Node;
    for (const { node, by } of legs) {
      const price = by === 'ride' ? -RIDE_GAIN : by === 'fly' ? FLIGHT_COST : priceOfStep(graph, from, node);
      for (; points < price; points++) {
        actions.push(GAS_CAN);
        cans++;
      }
      points -= price;
      from = node;
      actions.push(ACTION_OF[by](node));
    }
    return { actions, cans };
  }

  /** Plays it to the end on a copy; what several ways have in common is played once. */
  private isPlayable({ actions, keys }: TravelPlan): boolean {
    const steps = actions.slice(this.begin.length);
    const last = keys.length > 0 ? stopAction(keys[0] as number) : (steps.pop() as Action);
    let state: State | null = this.state;
    let path = '';
    for (const step of steps) {
      path += `${step.type}${'to' in step ? step.to : ''} `;
      let next = this.tried.get(path);
      if (next === undefined) {
        next = afterStep(state, this.seat, step);
        this.tried.set(path, next);
      }
      if (next === null) return false;
      state = next;
    }
    return listed(state).some((action) => isSameAction(action, last));
  }
}

function afterStep(state: State, seat: Seat, step: Action): State | null {
  if (!listed(state).some((action) => isSameAction(action, step))) return null;
  const next = copyState(state);
  actOn(next, seat, step, new FastChance(0), null);
  return next;
}

/** Whether one way to a place makes another pointless. */
function isNoWorse({ plan: one, met }: Candidate, { plan: other, met: otherMet }: Candidate): boolean {
  return (
    one.node === other.node && one.isEscape === other.isEscape && one.cans <= other.cans && (met & ~otherMet) === 0
  );
}
