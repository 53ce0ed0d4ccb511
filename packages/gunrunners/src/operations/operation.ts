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
  /** Every legal use. None means that the operation is skipped (G7.11). */
  list(state: State, actions: Action[]): void;
  refuse(state: State, action: ActionOf<Type>): readonly Refusal[];
  perform(state: State, action: ActionOf<Type>, chance: Chance, events: EventSink<Event> | null): Progress;
}
