import { type Chance, type EventSink, forbidden, malformed, type Refusal, type Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { isSameAction, readAction } from './action-shape.ts';
import { Announcer } from './announce.ts';
import { printedOf } from './data/printed.ts';
import type { Table } from './data/table.ts';
import { isAvoidOver } from './decisions/avoid.ts';
import type { Decision } from './decisions/decision.ts';
import { decisionOf } from './decisions/index.ts';
import { performUse } from './effects.ts';
import type { Event, Happening } from './event.ts';
import { procedureOf } from './procedures/index.ts';
import { type Frame, type FrameKind, pop, type State, topFrame } from './state.ts';
import { listUses } from './uses.ts';
import { whyNoUse } from './why-no-use.ts';

type Events = EventSink<Happening> | null;

const NOBODY: readonly Seat[] = [];
const EACH_ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** Decisions that fall away when there is nothing to choose from; what is on the table decides it, never a secret. */
const SKIPPABLE: ReadonlySet<FrameKind> = new Set([
  'unlock',
  'moveCop',
  'removeCop',
  'approach',
  'takeContact',
  'takeKey',
]);

/** Runs on until somebody has to decide or the game is over. */
export function advance(state: State, chance: Chance, events: Events): void {
  const table = printedOf(state);
  // One for all frames: what runs by itself is done with it when it returns.
  const run = { state, table, frame: topFrame(state), chance, events };
  for (;;) {
    const frame = topFrame(state);
    run.frame = frame;
    const procedure = procedureOf(frame.kind);
    if (procedure !== null) procedure(run);
    else if (frame.kind === 'avoid' && isAvoidOver(state, table, frame.seat)) pop(state);
    else if (SKIPPABLE.has(frame.kind) && isNothingToChoose(state, table, frame)) skip(state, frame, events);
    else return;
  }
}

/** E2.3: what has run out cannot be taken, and the log says so. */
function skip(state: State, frame: Frame, events: Events): void {
  pop(state);
  if (frame.kind === 'takeKey' || frame.kind === 'takeContact')
    events?.show({ type: 'nothingToTake', pawn: frame.seat });
}

function isNothingToChoose(state: State, table: Table, frame: Frame): boolean {
  const choices: Action[] = [];
  decisionOf(frame.kind)?.list({ state, table, frame }, choices);
  return choices.length === 0;
}

export function toAct(state: State): readonly Seat[] {
  const frame = topFrame(state);
  return frame.kind === 'over' ? NOBODY : (EACH_ALONE[frame.seat] as readonly Seat[]);
}

export function legal(state: State, seat: Seat): Action[] {
  const actions: Action[] = [];
  const frame = topFrame(state);
  const decision = decisionOf(frame.kind);
  if (decision === null || frame.seat !== seat) return actions;
  const table = printedOf(state);
  decision.list({ state, table, frame }, actions);
  if (allowsUses(decision, frame)) listUses(state, table, seat, actions);
  return actions;
}

/** E14.4, E17: at the steps of the own turn; a contact taken as a step of a visit is one, one taken as an effect is not. */
function allowsUses(decision: Decision, frame: Frame): boolean {
  return decision.executive === true || (frame.kind === 'takeContact' && frame.n === 0);
}

/** The shape first, then whether the game goes on, whose decision it is, and what the decision allows. */
export function explain(state: State, seat: Seat, action: unknown): readonly Refusal[] {
  const read = readAction(action);
  if (!read.ok) return read.refusals;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return [malformed('seat', 'seat.unknown')];
  const frame = topFrame(state);
  const decision = decisionOf(frame.kind);
  if (decision === null) return [forbidden('E21.8', 'game.over')];
  if (frame.seat !== seat) return [forbidden('E9.1', 'seat.notToAct', { seat: ['pawn', frame.seat] })];
  if (legal(state, seat).some((candidate) => isSameAction(candidate, read.value))) return [];
  return [whyNot(state, frame, decision, read.value)];
}

function whyNot(state: State, frame: Frame, decision: Decision, action: Action): Refusal {
  const context = { state, table: printedOf(state), frame };
  const reason = decision.why?.(context, action);
  if (reason !== null && reason !== undefined) return forbidden(reason[0], reason[1]);
  if (action.type === 'use') return forbidden(...whyNoUse(state, context.table, frame.seat, action));
  const clause = typeof decision.clause === 'string' ? decision.clause : decision.clause(context);
  return forbidden(clause, `phase.${frame.kind}`);
}

export function applyInPlace(
  state: State,
  seat: Seat,
  action: Action,
  chance: Chance,
  events: EventSink<Event> | null,
): void {
  const story = events === null ? null : new Announcer(state, events);
  actOn(state, seat, action, chance, story);
  story?.end();
}

/** Carries an action out and runs on to the next decision, telling the story as it happens. */
export function actOn(state: State, seat: Seat, action: Action, chance: Chance, events: Events): void {
  const frame = topFrame(state);
  const table = printedOf(state);
  if (action.type === 'use') performUse(state, table, seat, action, events);
  else decisionOf(frame.kind)?.perform({ state, table, frame }, action, chance, events);
  advance(state, chance, events);
}
