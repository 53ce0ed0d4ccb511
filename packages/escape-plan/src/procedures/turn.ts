import type { Seat } from '@stakeout/kernel';
import { newTurn } from '../bare-state.ts';
import { isLocation, kindOf, type Node, tileOf } from '../city/node.ts';
import { BUSINESSES, FIRST_SAFE_HOUSE, SAFE_HOUSE_GROUP, type Table } from '../data/table.ts';
import { canTakeCan } from '../decisions/shops.ts';
import type { Charge } from '../happening.ts';
import { COSTA_TOLL, COSTA_WOUNDS, MOVEMENT_POINTS, UPKEEP } from '../numbers.ts';
import { ARRESTED, boardOf, IN_AVOID, IN_CITY, LEAVING, pop, push, type State } from '../state.ts';
import { lockedAssets } from '../steps/assets.ts';
import { canPay, escapePrice, payDemand, receiveIncome } from '../steps/money.ts';
import { feelCrowd, gainNotoriety, loseNotoriety } from '../steps/notoriety.ts';
import { costaAt, sandraAt } from '../steps/police.ts';
import { tilesToAvoid } from '../steps/trip.ts';
import { hasVisitedGroup, placeAt } from '../steps/visiting.ts';
import { takeWound, wouldLoseAsset } from '../steps/wounds.ts';
import { VISIT_STEPS, type VisitStep } from '../visit-steps.ts';
import type { Procedure, Run } from './procedure.ts';

/** E9.3: what a turn consists of. `decisions/turn.ts` jumps over what a rest leaves out. */
export const turn: Procedure = (run) => {
  const { state, frame } = run;
  const { seat } = frame;
  switch (frame.n++) {
    case 0:
      beginTurn(run);
      return;
    case 1:
      push(state, 'action', seat);
      return;
    case 2:
      push(state, 'avoidStep', seat);
      return;
    case 3:
      if (state.status[seat] !== IN_CITY) pop(state);
      else push(state, 'visit', seat, 0, state.at[seat] as Node);
      return;
    case 4:
      push(state, 'finish', seat);
      return;
    case 5:
      push(state, 'bonuses', seat);
      return;
    default:
      pop(state);
  }
};

/** E9.4: once anyone has escaped every turn costs $1k first thing. */
function beginTurn({ state, table, frame, events }: Run): void {
  const { seat } = frame;
  const at = state.at[seat] as Node;
  state.turn = newTurn(table, seat, at, MOVEMENT_POINTS, [at]);
  events?.show({ type: 'turnBegan', pawn: seat });
  if (state.escapes.length === 0) return;
  if (canPay(state, seat, UPKEEP)) payDemand(state, seat, UPKEEP, 'upkeep', events);
  else arrest(state, seat, 'upkeep', events);
  if (state.status[seat] === ARRESTED) pop(state);
}

/** E21.5. */
function arrest(state: State, seat: number, why: Charge, events: Run['events']): void {
  state.status[seat] = ARRESTED;
  state.at[seat] = -1;
  events?.reveal({ type: 'arrested', pawn: seat, why });
}

/** E12: who is to be avoided, Costa's toll first; then the player's choices; then the price of an escape. */
export const avoidStep: Procedure = (run) => {
  const { state, frame } = run;
  const { seat } = frame;
  switch (frame.n++) {
    case 0:
      lineUpCops(run);
      if (state.turn.costa === 1 && state.costaAvoidable === 0) payToll(run);
      return;
    case 1:
      state.turn.step = IN_AVOID;
      if (!isAvoidSkipped(state, seat)) push(state, 'avoid', seat);
      return;
    case 2:
      state.turn.step = 0;
      if (state.turn.costa === 1) payToll(run);
      return;
    default:
      pop(state);
      if (state.turn.escaping === 1) leaveCity(run);
  }
};

/** E12.1, E21.2. */
function isAvoidSkipped(state: State, seat: Seat): boolean {
  return state.turn.escaping === 0 && tileOf(state.at[seat] as Node) === tileOf(state.turn.start);
}

/** E12.1 to E12.3, E21.2, E23.2. */
function lineUpCops({ state, frame }: Run): void {
  const { left, start, escaping } = state.turn;
  const tiles = tilesToAvoid(left, start, state.at[frame.seat] as Node, escaping === 1);
  for (let tile = 0; tile < state.turn.toAvoid.length; tile++) {
    if ((tiles & (1 << tile)) !== 0) state.turn.toAvoid[tile] = state.cops[tile] as number;
  }
  const sandra = sandraAt(state);
  if (sandra >= 0) state.turn.sandra = (tiles >> sandra) & 1;
  const costa = costaAt(state);
  if (costa >= 0) state.turn.costa = (tiles >> costa) & 1;
}

/** E24.3. */
function payToll({ state, frame, events }: Run): void {
  state.turn.costa = 0;
  if (canPay(state, frame.seat, COSTA_TOLL)) payDemand(state, frame.seat, COSTA_TOLL, 'toll', events);
  else push(state, 'toll', frame.seat, COSTA_WOUNDS);
}

/** E21.3, E21.4, E21.7. */
function leaveCity({ state, table, frame, events }: Run): void {
  const { seat } = frame;
  const price = escapePrice(state, table);
  if (!canPay(state, seat, price)) {
    arrest(state, seat, 'exit', events);
    return;
  }
  payDemand(state, seat, price, 'price', events);
  state.status[seat] = LEAVING;
  state.escapes.push(seat);
  events?.show({ type: 'escaped', pawn: seat });
}

/** E13: `n` wounds, one by one. */
export const wounds: Procedure = ({ state, frame, events }) => {
  if (frame.n === 0) {
    pop(state);
    return;
  }
  frame.n--;
  if (wouldLoseAsset(state, frame.seat)) push(state, 'loseAsset', frame.seat);
  else takeWound(state, frame.seat, events);
};

/** E14, E15: the steps of the location in the frame's `x`, in order; `n` counts them. With the last one the visit is over. */
export const visit: Procedure = (run) => {
  const { state, table, frame } = run;
  const steps = isLocation(frame.x) ? VISIT_STEPS[kindOf(table, frame.x)] : [];
  const step = steps[frame.n++];
  if (frame.n >= steps.length) pop(state);
  if (step !== undefined) takeStep(run, step);
};

function takeStep(run: Run, step: VisitStep): void {
  const { state, frame, events } = run;
  const { seat } = frame;
  switch (step) {
    case 'crowd':
      feelCrowd(state, seat, events);
      return;
    case 'cube':
      placeCube(run);
      return;
    case 'lose':
      loseNotoriety(state, seat, events);
      return;
    case 'gain':
      gainNotoriety(state, seat, events, 'hospital');
      return;
    case 'gang':
      takeGang(run);
      return;
    case 'takeKey':
      push(state, 'takeKey', seat, 0, placeAt(state, frame.x) - FIRST_SAFE_HOUSE);
      return;
    case 'takeCan':
      if (canTakeCan(state, seat)) push(state, 'takeCan', seat);
      return;
    case 'mayUnlock':
      if (lockedAssets(boardOf(state, seat)) !== 0) push(state, 'mayUnlock', seat);
      return;
    default:
      push(state, step, seat);
  }
}

/** E15.1, E15.2: the topmost cube, on the hex the plan tells, and the business may close. */
function placeCube({ state, table, frame, events }: Run): void {
  const { seat } = frame;
  const place = placeAt(state, frame.x);
  const board = boardOf(state, seat);
  board.cubes--;
  state.visited[place] = (state.visited[place] as number) | (1 << seat);
  const isIncome = (table.plans[board.plan]?.[place] ?? 0) < 0;
  events?.reveal({ type: isIncome ? 'cubeOnIncome' : 'cubeOnPlain', pawn: seat, place });
  closeIfFull(state, table, place, events);
  if (isIncome) receiveIncome(state, table, seat, events);
}

/** E15.2: how many cubes close a business. */
export function cubesToClose(seats: number): number {
  return seats <= 3 ? 2 : 3;
}

/** E15.2. E24.4: Costa's card for a closed business leaves his deck. */
export function closeIfFull(state: State, table: Table, place: number, events: Run['events']): void {
  if (place >= BUSINESSES || (state.closed & (1 << place)) !== 0) return;
  let cubes = 0;
  for (let rest = state.visited[place] as number; rest !== 0; rest &= rest - 1) cubes++;
  if (cubes < cubesToClose(state.seats)) return;
  state.closed |= 1 << place;
  state.lieutenantDeck = state.lieutenantDeck.filter((index) => table.lieutenant[index]?.place !== place);
  events?.show({ type: 'businessClosed', place });
}

/** E15.6: the price was paid on arrival. */
function takeGang({ state, frame, events }: Run): void {
  const tile = tileOf(frame.x);
  const board = boardOf(state, frame.seat);
  board.members += state.gangs[tile] as number;
  state.gangs[tile] = 0;
  state.control[tile] = frame.seat;
  board.markers--;
  events?.show({ type: 'gangTaken', pawn: frame.seat, tile });
}

/** E15.3, E15.5: once for each group, at the end of the turn in which it is complete; `n` is the group. */
export const bonuses: Procedure = ({ state, frame }) => {
  const { seat } = frame;
  const group = frame.n++;
  if (group > SAFE_HOUSE_GROUP) {
    pop(state);
    return;
  }
  const board = boardOf(state, seat);
  if ((board.bonuses & (1 << group)) !== 0) return;
  if (!hasVisitedGroup(state, group, seat)) return;
  board.bonuses |= 1 << group;
  push(state, 'bonus', seat, group);
};
