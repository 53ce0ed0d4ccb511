import type { Seat } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import { ESCAPE, flyAction, GAS_CAN, rideAction, stepAction, stopAction, TURN_BACK } from '../action-table.ts';
import { graphOf, priceOfStep } from '../city/graph.ts';
import { isLocation, isWater, kindOf, type Node, tileOf } from '../city/node.ts';
import { MASTER_KEY } from '../data/table.ts';
import { endTravel, fly as flyTo } from '../effects.ts';
import { FLIGHT_COST, RIDE_GAIN } from '../numbers.ts';
import { boardOf, pop, type State } from '../state.ts';
import { pay } from '../steps/money.ts';
import {
  ANYHOW,
  canBeCarried,
  costsAfterRide,
  costsToEnd,
  eachGoal,
  leadsOn,
  navigableWater,
  pointsAtHand,
} from '../steps/reach.ts';
import { isTroddenOut, leaveTo } from '../steps/trip.ts';
import { canEnd, endAt, exitAt, masterKeySlot, openExit, usableKeys } from '../steps/visiting.ts';
import { canUseToTravel } from '../uses.ts';
import type { Context, Decision, Reason } from './decision.ts';
import { BEFORE_ACTION, turnFrame } from './turn.ts';
import { isClosedWater, whyNoStep } from './why-no-step.ts';

type TravelType = 'step' | 'ride' | 'fly' | 'gasCan' | 'stop' | 'escape' | 'turnBack';

/** E11: step by step, never to where no legal end is left in reach. */
export const travel: Decision<TravelType> = {
  clause: 'E11.1',
  executive: true,

  list(context, actions) {
    const before = actions.length;
    const { state, table, frame } = context;
    const { seat } = frame;
    const at = state.at[seat] as Node;
    listStops(context, actions);
    const costs = costsToEnd(state, table, seat, ANYHOW);
    const points = pointsAtHand(state, seat);
    listSteps(context, costs, actions);
    listRides(context, actions);
    if (isLocation(at) && kindOf(table, at) === 'HELIPORT' && state.turn.mp >= FLIGHT_COST) {
      eachGoal(state, table, tileOf(at), 1, 2, (to) => {
        if ((costs[to] as number) <= points - FLIGHT_COST) actions.push(flyAction(to));
      });
    }
    if (boardOf(state, seat).cans > 0) actions.push(GAS_CAN);
    if (actions.length === before && !canUseToTravel(state, table, seat)) actions.push(TURN_BACK);
  },

  why({ state, table, frame }, action) {
    return whyNot({ state, table, frame }, action);
  },

  perform({ state, table, frame }, action, _chance, events) {
    const { seat } = frame;
    switch (action.type) {
      case 'step': {
        const cost = priceOfStep(graphOf(table, state.city), state.at[seat] as Node, action.to);
        state.turn.mp -= cost;
        const trail = cost === 0 ? state.turn.trail : [];
        leaveTo(state, seat, action.to, events, [...trail, action.to]);
        return;
      }
      case 'ride':
        state.turn.ridden = 1;
        state.turn.mp += RIDE_GAIN;
        leaveTo(state, seat, action.to, events);
        return;
      case 'fly':
        flyTo(state, table, seat, action.to, events);
        return;
      case 'gasCan':
        boardOf(state, seat).cans--;
        state.cans++;
        state.turn.mp++;
        events?.show({ type: 'canUsed', pawn: seat });
        return;
      case 'stop':
        payForEnd({ state, table, frame }, action.key, events);
        endTravel(state);
        return;
      case 'escape':
        state.turn.escaping = 1;
        endTravel(state);
        return;
      case 'turnBack':
        state.at[seat] = state.turn.start;
        state.turn.left = 0;
        pop(state);
        state.turn.step = 0;
        state.turn.stuck = 1;
        turnFrame(state).n = BEFORE_ACTION;
        events?.show({ type: 'turnedBack', pawn: seat });
    }
  },
};

/** E11.1, E15.13, E21.1. */
function listStops({ state, table, frame }: Context, actions: Action[]): void {
  const { seat } = frame;
  const at = state.at[seat] as Node;
  if (!isLocation(at)) return;
  const exit = openExit(state);
  if (exit >= 0 && exitAt(table, at) === exit) actions.push(ESCAPE);
  if (at === state.turn.start || !canEnd(state, table, seat, at)) return;
  if (endAt(state, table, seat, at) !== 'key') {
    actions.push(stopAction(-1));
    return;
  }
  const keys = usableKeys(state, table, seat);
  for (let key = 0; key <= MASTER_KEY; key++) if ((keys & (1 << key)) !== 0) actions.push(stopAction(key));
}

/** E11.2, E11.4: on foot, to where an end is left in reach; free steps do not go round in circles. */
function listSteps({ state, table, frame }: Context, costs: Int8Array, actions: Action[]): void {
  const { seat } = frame;
  const { mp, trail } = state.turn;
  const graph = graphOf(table, state.city);
  const navigable = navigableWater(state, table);
  const points = pointsAtHand(state, seat);
  const isCarried = canBeCarried(state, table, seat);
  const from = state.at[seat] as Node;
  const end = graph.first[from + 1] as number;
  for (let index = graph.first[from] as number; index < end; index++) {
    const to = graph.to[index] as Node;
    const price = graph.cost[index] as number;
    if (price > mp || (costs[to] as number) > points - price) continue;
    if (isWater(to) && (navigable & (1 << tileOf(to))) === 0) continue;
    if (price === 0 && (isTroddenOut(trail, to) || !(isCarried || leadsOn(state, table, seat, to, costs)))) continue;
    actions.push(stepAction(to));
  }
}

/** E11.6: on a subway, to any other, once a turn. */
function listRides({ state, table, frame }: Context, actions: Action[]): void {
  const at = state.at[frame.seat] as Node;
  if (state.turn.ridden === 1 || !isLocation(at) || kindOf(table, at) !== 'SUBWAY') return;
  // After the ride costs are those of a turn in which it has been taken.
  const costs = costsAfterRide(state, table, frame.seat);
  const points = pointsAtHand(state, frame.seat) + RIDE_GAIN;
  for (const to of graphOf(table, state.city).subways) {
    if (to !== at && (costs[to] as number) <= points) actions.push(rideAction(to));
  }
}

/** E15.13: what a location demands is paid on stopping there. */
function payForEnd({ state, table, frame }: Context, key: number, events: Parameters<typeof pay>[3]): void {
  const { seat } = frame;
  if (endAt(state, table, seat, state.at[seat] as Node) === 'gang') pay(state, seat, table.gangPrice, events);
  if (key >= 0) turnKey(state, table.slotCosts, seat, key, events);
}

/** E15.2, E15.8: a key, or the master key at the cost of its slot, is turned down for good. */
export function turnKey(
  state: State,
  slotCosts: readonly number[],
  seat: Seat,
  key: number,
  events: Parameters<typeof pay>[3],
): void {
  const board = boardOf(state, seat);
  if (key === MASTER_KEY) {
    const slot = masterKeySlot(state, seat);
    pay(state, seat, slotCosts[slot] as number, events);
    board.slots[slot] = -(board.slots[slot] as number);
  } else {
    board.keys[board.keys.indexOf(1 + key)] = -1 - key;
  }
  events?.show({ type: 'keyTurned', pawn: seat, key });
}

function whyNot({ state, table, frame }: Context, action: Action): Reason | null {
  const { seat } = frame;
  const at = state.at[seat] as Node;
  switch (action.type) {
    case 'step':
      return whyNoStep(state, table, seat, action.to);
    case 'ride':
      return ['E11.6', state.turn.ridden === 1 ? 'ride.twice' : 'ride.notHere'];
    case 'fly':
      return isClosedWater(state, table, action.to) ? ['E11.4', 'step.water'] : ['E11.7', 'fly.notHere'];
    case 'gasCan':
      return ['E11.5', 'gasCan.none'];
    case 'escape':
      return ['E21.1', 'escape.notHere'];
    case 'stop':
      return whyNoStop(() => (isLocation(at) ? endAt(state, table, seat, at) : 'nothing'));
    default:
      return null;
  }
}

/** What a location says to whoever wants to stop there and may not. */
export function whyNoStop(end: () => string): Reason {
  const demand = end();
  if (demand === 'visited') return ['E15.1', 'stop.visited'];
  if (demand === 'closed' || demand === 'key') return ['E15.2', 'stop.closed'];
  if (demand === 'gangTaken' || demand === 'gangPrice') return ['E15.6', `stop.${demand}`];
  return ['E11.1', 'stop.notHere'];
}
