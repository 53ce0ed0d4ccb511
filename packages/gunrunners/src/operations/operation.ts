import type { Chance, EventSink, Refusal } from '@stakeout/kernel';
import type { Action, ActionOf, ActionType } from '../action.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';

/** Whether the operation is finished or the power player owes a further decision. */
export type Progress = 'done' | 'pending';

/** What a special operative can do when somebody else flips it: one decision, listed, explained and carried out here. */
export interface Operation<Type extends ActionType> {
  readonly clause: string;
  readonly type: Type;
  /** Whether there is any legal use; without one the operation is skipped (G7.11). */
  isPossible(state: State): boolean;
  /** Every legal use, and declining it last (G7.1). Lists may be shared: nobody changes one. */
  list(state: State): readonly Action[];
  refuse(state: State, action: ActionOf<Type>): readonly Refusal[];
  perform(state: State, action: ActionOf<Type>, chance: Chance, events: EventSink<Event> | null): Progress;
}

/** An operation of the one shape that all have: calls through them are quick then, whichever is under way. */
export function operation<Type extends ActionType>(spec: Operation<Type>): Operation<Type> {
  const { clause, type, isPossible, list, refuse, perform } = spec;
  return { clause, type, isPossible, list, refuse, perform };
}
