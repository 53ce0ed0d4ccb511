import { draw } from '../chance-labels.ts';
import { distanceBetween } from '../city/graph.ts';
import type { Node } from '../city/node.ts';
import { tileOf } from '../city/node.ts';
import type { Table } from '../data/table.ts';
import { eachApproach } from '../decisions/cops.ts';
import {
  costaOf,
  DUSK,
  ESCAPED,
  IN_CITY,
  isHuman,
  LEAVING,
  type Pawn,
  pop,
  push,
  type State,
  sandraOf,
} from '../state.ts';
import { gainDisc } from '../steps/assets.ts';
import { moveCop } from '../steps/cops.ts';
import type { Procedure, Run } from './procedure.ts';

/** E9.1, E9.2: everybody in turn order; `n` is the place in it. */
export const part: Procedure = ({ state, frame }) => {
  const pawn = state.order[frame.n++];
  if (pawn === undefined) {
    pop(state);
    return;
  }
  if (state.status[pawn] !== IN_CITY) return;
  const isLate = state.part > DUSK;
  if (!isHuman(state, pawn)) push(state, 'automa', pawn);
  else if (!isLate) push(state, 'turn', pawn);
  else if ((state.discs[pawn] as number) > 0) push(state, 'useDisc', pawn);
};

/** E19.2: in turn order; `n` is the place in it. */
export const adjust: Procedure = (run) => {
  const { state, table, frame, events } = run;
  const pawn = state.order[frame.n++];
  if (pawn === undefined) {
    pop(state);
    return;
  }
  const status = state.status[pawn];
  if (status !== IN_CITY && status !== LEAVING) return;
  const before = state.notoriety[pawn] as number;
  const wanted = before + (state.red[pawn] as number) - (state.blue[pawn] as number);
  const top = table.penalties.length;
  const after = Math.max(1, Math.min(top, wanted));
  state.red[pawn] = 0;
  state.blue[pawn] = 0;
  state.notoriety[pawn] = after;
  if (after !== before) events?.show({ type: 'notorietyMoved', pawn, before, position: after });
  // Pushed last to first: lines from the lowest up, then the wounds above the top, then the robber who left is gone.
  if (status === LEAVING) push(state, 'line', pawn, 0, GONE);
  if (isHuman(state, pawn) && wanted > top) push(state, 'wounds', pawn, wanted - top);
  for (let line = table.lines.length - 1; line >= 0; line--) {
    const position = table.lines[line] as number;
    if (before <= position && after > position) push(state, 'line', pawn, 0, line);
  }
};

/** A `line` frame with this number only marks that an escaped robber has been adjusted. */
const GONE = -1;

/** E19.3: first the lower ones move cops, then the mover is rewarded. `x` is the line. */
export const line: Procedure = ({ state, frame, events }) => {
  const { seat, x } = frame;
  if (x === GONE) {
    pop(state);
    state.status[seat] = ESCAPED;
    state.at[seat] = -1;
    return;
  }
  const step = frame.n++;
  if (step === 0) {
    events?.show({ type: 'lineCrossed', pawn: seat, line: x });
    push(state, 'approaches', seat);
    return;
  }
  pop(state);
  if (isHuman(state, seat)) push(state, 'reward', seat, 0, x);
};

/** E19.3: 1st: unlock 1; 2nd: unlock 2; 3rd: unlock 1 and a disc. */
export const reward: Procedure = ({ state, table, frame, events }) => {
  pop(state);
  const { unlock, disc } = table.rewards[frame.x] as { unlock: number; disc: number };
  for (let count = 0; count < disc; count++) gainDisc(state, frame.seat, events);
  for (let count = 0; count < unlock; count++) push(state, 'unlock', frame.seat);
};

/** E19.3: everybody in the city who is lower moves a cop; `seat` is the mover, `n` the place in the turn order. */
export const approaches: Procedure = (run) => {
  const { state, frame } = run;
  const mover = frame.seat;
  const pawn = state.order[frame.n++];
  if (pawn === undefined) {
    pop(state);
    return;
  }
  if (pawn === mover || state.status[pawn] !== IN_CITY) return;
  if ((state.notoriety[pawn] as number) >= (state.notoriety[mover] as number)) return;
  const chooser = isHuman(state, pawn) ? pawn : chooserFor(state, pawn, mover);
  if (chooser >= 0) push(state, 'approach', chooser, 0, mover);
  else approachByChance(run, mover);
};

/** E23.9: for Sandra the other player moves, if still there. A-79: in the solo game nobody is left to. */
function chooserFor(state: State, pawn: Pawn, mover: Pawn): Pawn {
  if (pawn !== sandraOf(state) || costaOf(state) >= 0 || !isHuman(state, mover)) return -1;
  const other = 1 - mover;
  return state.status[other] === IN_CITY ? other : -1;
}

/** the legal move that ends closest to the mover's tile, ties by chance. */
function approachByChance({ state, table, chance, events }: Run, mover: Pawn): void {
  const moves = closestApproaches(state, table, mover);
  if (moves.length === 0) return;
  const [cop, from, to] = moves[draw(state, 'automa', moves.length, chance)] as readonly [number, number, number];
  moveCop(state, cop, from, to, mover, -1, events);
}

function closestApproaches(state: State, table: Table, mover: Pawn): (readonly [number, number, number])[] {
  const goal = tileOf(state.at[mover] as Node);
  let moves: (readonly [number, number, number])[] = [];
  let best = Number.POSITIVE_INFINITY;
  eachApproach(state, table, mover, (cop, from, to) => {
    const distance = distanceBetween(table, state.city, to, goal);
    if (distance > best) return;
    if (distance < best) moves = [];
    best = distance;
    moves.push([cop, from, to]);
  });
  return moves;
}
