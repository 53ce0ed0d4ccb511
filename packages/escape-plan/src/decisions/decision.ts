import type { Chance, EventSink } from '@stakeout/kernel';
import type { Action, ActionOf, ActionType } from '../action.ts';
import type { Table } from '../data/table.ts';
import type { Happening } from '../event.ts';
import type { Frame, State } from '../state.ts';

export type Events = EventSink<Happening> | null;

/** The clause that forbids something, and how it is said. */
export type Reason = readonly [clause: string, reason: string];

/** Everything a decision needs to know. */
export interface Context {
  readonly state: State;
  readonly table: Table;
  /** The frame that waits; its `seat` decides. */
  readonly frame: Frame;
}

/** What may be chosen, why not, and what then happens, side by side. */
export interface Decision<Type extends ActionType = ActionType> {
  /** The clause that asks for this decision; where it depends on the place, a function of it. */
  readonly clause: string | ((context: Context) => string);
  /** Whether executive actions may come in between (E14.4, E17). */
  readonly executive?: boolean;
  list(context: Context, actions: Action[]): void;
  /** The clause and reason for one of its own actions that is not listed; without it the clause above. */
  why?(context: Context, action: Action): Reason | null;
  perform(context: Context, action: ActionOf<Type>, chance: Chance, events: Events): void;
}
