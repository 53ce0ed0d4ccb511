import { type Chance, type EventSink, forbidden, malformed, type Refusal, type Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { readAction } from './action-shape.ts';
import type { Event } from './event.ts';
import { deciderOf } from './phases/decision.ts';
import { DECISIONS, listDecision, performDecision } from './phases/index.ts';
import type { State } from './state.ts';

const NOTHING: readonly Action[] = [];
const NOBODY: readonly Seat[] = [];
const EACH_ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** One seat decides at a time; nobody once the game is over. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  return EACH_ALONE[decider(state)] as readonly Seat[];
}

/** The power player as long as an operation is under way, else the active one: as `by` of the phase's decision has it, without looking it up. */
function decider({ phase, power, active }: State): Seat {
  return phase === 'operation' || phase === 'hide' || phase === 'arrange' ? power : active;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  return decider(state) === seat ? listDecision(state) : NOTHING;
}

/** The shape first, then whether the game goes on, then whose decision it is, then the rules of the decision. */
export function explain(state: State, seat: Seat, action: unknown): readonly Refusal[] {
  const read = readAction(action);
  if (!read.ok) return read.refusals;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) return [malformed('seat', 'seat.unknown')];
  if (state.phase === 'over') return [forbidden(state.ending === 'no-cards' ? 'G9.2' : 'G9.1', 'game.over')];
  const decision = DECISIONS[state.phase];
  const decider = deciderOf(state, decision.by);
  if (decider !== seat) return [notToAct(decision.by, decider)];
  return decision.refuse(state, read.value);
}

function notToAct(by: 'active' | 'power', decider: Seat): Refusal {
  const params = { seat: ['seat', decider] } as const;
  return by === 'power' ? forbidden('G7.1', 'seat.notPower', params) : forbidden('G4.1', 'seat.notToAct', params);
}

export function applyInPlace(
  state: State,
  _seat: Seat,
  action: Action,
  chance: Chance,
  events: EventSink<Event> | null,
): void {
  if (state.phase === 'over') return;
  performDecision(state, action, chance, events);
  if (events === null) return;
  const { phase, active, power, role, site, peekSite, peekIndex, turn, busting, busted } = state;
  events.show({
    type: 'decisionPassed',
    phase,
    active,
    power,
    role,
    site,
    peekSite,
    peekIndex,
    turn,
    busting,
    busted,
  });
}
