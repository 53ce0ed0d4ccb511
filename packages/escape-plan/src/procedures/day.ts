import { draw } from '../chance-labels.ts';
import { blueprintOf } from '../city/blueprint.ts';
import { isInCity } from '../city/city.ts';
import { type Node, tileOf } from '../city/node.ts';
import type { Table } from '../data/table.ts';
import { BLOCKING_CARDS, LAST_DAY } from '../numbers.ts';
import {
  ARRESTED,
  boardOf,
  DAWN,
  ESCAPED,
  IN_CITY,
  isHuman,
  LEAVING,
  MORNING,
  pop,
  push,
  type Seen,
  type State,
} from '../state.ts';
import { lockedAssets } from '../steps/assets.ts';
import { drawCops } from '../steps/cops.ts';
import { receiveIncome } from '../steps/money.ts';
import type { Procedure, Run } from './procedure.ts';

const TILES_PER_DAY = 4;

/** E4.1: the six phases of a day; `n` counts them, with one number for each part of phase 5. */
export const day: Procedure = (run) => {
  const { state, frame } = run;
  const phase = frame.n++;
  if (phase === 0) earnIncome(run);
  else if (phase === 1) push(state, 'offers', 0);
  else if (phase === 2) patrol(run);
  else if (phase === 3) push(state, 'build', 0);
  else if (phase === 4) settleOrder(run);
  else if (phase <= FIRST_PART + DAWN) beginPart(run, phase - FIRST_PART);
  else endDay(run);
};

const FIRST_PART = 5;
const AFTER_OFFERS = 2;
const AFTER_PATROL = 3;

/** What a day begins with before its first part (E4.1), and then its parts. */
export const DAY_PHASES = ['income', 'patrol', 'building', 'parts'] as const;
export type DayPhase = (typeof DAY_PHASES)[number];

/** Which of them a day is in: its frame counts the phases that have begun. */
export function dayPhaseOf({ frames }: Seen<Pick<State, 'frames'>>): DayPhase {
  const begun = frames.find(({ kind }) => kind === 'day')?.n ?? Number.POSITIVE_INFINITY;
  if (begun > FIRST_PART) return 'parts';
  if (begun <= AFTER_OFFERS) return 'income';
  return begun <= AFTER_PATROL ? 'patrol' : 'building';
}

/** E5.1. */
function earnIncome({ state, table, events }: Run): void {
  events?.show({ type: 'dayBegan', day: state.day });
  if (state.day === 1) return;
  for (const pawn of state.order)
    if (isHuman(state, pawn) && state.status[pawn] === IN_CITY) receiveIncome(state, table, pawn, events);
}

/** E5.2: `n` is the place in the turn order. */
export const offers: Procedure = ({ state, table, frame }) => {
  const pawn = state.order[frame.n++];
  if (pawn === undefined || state.day === 1) {
    pop(state);
    return;
  }
  const isBelow = (state.notoriety[pawn] as number) <= (table.lines[0] as number);
  if (!isHuman(state, pawn) || state.status[pawn] !== IN_CITY || !isBelow) return;
  if (lockedAssets(boardOf(state, pawn)) !== 0) push(state, 'unlockOffer', pawn);
};

/** E6: two cards, on day 3 the last one; the second on an exit blocks it. */
function patrol(run: Run): void {
  const { state, events } = run;
  const cards = state.day === LAST_DAY ? 1 : 2;
  for (let count = 0; count < cards; count++) {
    const exit = (state.patrol.pop() as number) - 1;
    state.patrolled[exit] = (state.patrolled[exit] as number) + 1;
    state.revealedPatrol.push(exit);
    events?.reveal({ type: 'patrolRevealed', exit });
    if (state.patrolled[exit] === BLOCKING_CARDS) blockExit(run, exit);
  }
}

/** E6.2: one of the stacks not yet used, by chance. It lies there, or waits until the exit is seen. */
function blockExit({ state, chance, events }: Run, exit: number): void {
  const free = [0, 1].filter((stack) => state.exitStackAt[stack] === -1);
  const stack = free.length === 2 ? draw(state, 'exits', 2, chance) : (free[0] as number);
  state.exitStackAt[stack] = exit;
  events?.reveal({ type: 'exitBlocked', exit });
}

/** Where the tile of an exit is: in the city, face up on a stack and laid with the next day, or still to be turned up. */
export function placeOfExit(
  state: Seen<Pick<State, 'city' | 'faceUp'>>,
  table: Table,
  exit: number,
): 'city' | 'stack' | 'hidden' {
  const tile = tileOf(blueprintOf(table).exits[exit] as Node);
  if (isInCity(state.city, tile)) return 'city';
  return state.faceUp.includes(tile) ? 'stack' : 'hidden';
}

/** E7.1: humans in turn order, round and round, until four tiles are laid; `n` counts them. */
export const build: Procedure = ({ state, frame, chance, events }) => {
  if (frame.n === TILES_PER_DAY) {
    pop(state);
    revealTiles(state, chance, events);
    return;
  }
  const humans = state.order.filter((pawn) => isHuman(state, pawn));
  push(state, 'placeTile', humans[frame.n % humans.length] as number);
  frame.n++;
};

/** E7.4. */
function revealTiles(state: State, chance: Run['chance'], events: Run['events']): void {
  const revealed: number[] = [];
  for (const [stack, tiles] of state.stacks.entries()) {
    const tile = tiles.pop();
    if (tile === undefined) continue;
    state.faceUp[stack] = tile;
    revealed.push(tile);
    events?.reveal({ type: 'tileRevealed', tile });
  }
  drawCops(state, revealed, chance, events);
}

/** E8.1: by notoriety, descending; among those tied the order of before is reversed. */
function settleOrder({ state, events }: Run): void {
  const reversed = state.order.toReversed();
  state.order = reversed.sort((one, other) => (state.notoriety[other] as number) - (state.notoriety[one] as number));
  events?.show({ type: 'orderSettled' });
}

function beginPart({ state, frame, events }: Run, part: number): void {
  // E21.8: with every human gone there are no more parts.
  if (isEverybodyGone(state)) {
    frame.n = FIRST_PART + DAWN + 1;
    return;
  }
  state.part = part;
  events?.show({ type: 'partBegan', part });
  push(state, 'adjust', 0);
  push(state, 'part', 0);
}

export function isEverybodyGone(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++)
    if (state.status[seat] === IN_CITY || state.status[seat] === LEAVING) return false;
  return true;
}

/** E20, E21.6, E21.8. */
function endDay({ state, frame, events }: Run): void {
  if (state.day < LAST_DAY) {
    state.day++;
    state.part = MORNING;
    for (const board of state.boards) board.sun = 1;
    frame.n = 0;
    return;
  }
  let late = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.status[seat] !== IN_CITY) continue;
    state.status[seat] = ARRESTED;
    state.at[seat] = -1;
    late++;
    events?.show({ type: 'arrested', pawn: seat, why: 'late' });
  }
  pop(state);
  const isAnyoneOut = state.status.some((status, pawn) => status === ESCAPED && isHuman(state, pawn));
  state.ending = !isAnyoneOut ? 'nobody-out' : late > 0 ? 'not-out-by-dawn' : 'everybody-gone';
  events?.reveal({ type: 'gameEnded' });
}
