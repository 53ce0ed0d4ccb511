import { type Chance, type EventSink, forbidden, type Refusal, type Seat } from '@stakeout/kernel';
import type { Action, ActionOf, ActionType } from '../action.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';

/** One kind of decision: who makes it, what may be chosen, why not, and what then happens, side by side. */
export interface Decision<Type extends ActionType> {
  /** The clause that asks for this decision; cited when something else is tried. */
  readonly clause: string;
  /** Who decides: the active player, or the power player. */
  readonly by: 'active' | 'power';
  readonly types: readonly Type[];
  /** Every legal action, in a stable order. Lists may be shared: nobody changes one. */
  list(state: State): readonly Action[];
  /** Why one of the `types` is not legal; empty when it is. */
  refuse(state: State, action: ActionOf<Type>): readonly Refusal[];
  /** Why an action of another type cannot be made now. */
  redirect?(state: State, action: Action): Refusal;
  perform(state: State, action: ActionOf<Type>, chance: Chance, events: EventSink<Event> | null): void;
}

/** A decision with its types forgotten, so that all of them fit into one table. */
export interface AnyDecision {
  readonly by: 'active' | 'power';
  list(state: State): readonly Action[];
  refuse(state: State, action: Action): readonly Refusal[];
  perform(state: State, action: Action, chance: Chance, events: EventSink<Event> | null): void;
}

/** Guards a decision's `refuse` by its types; `perform` is only ever given what `refuse` let through. */
export function decision<Type extends ActionType>(phase: string, spec: Decision<Type>): AnyDecision {
  const isOwn = (action: Action): action is ActionOf<Type> =>
    (spec.types as readonly ActionType[]).includes(action.type);
  return {
    by: spec.by,
    list: spec.list,
    refuse(state, action) {
      if (isOwn(action)) return spec.refuse(state, action);
      return [spec.redirect?.(state, action) ?? forbidden(spec.clause, `phase.${phase}`)];
    },
    perform: spec.perform as AnyDecision['perform'],
  };
}

export function deciderOf(state: State, by: 'active' | 'power'): Seat {
  return by === 'active' ? state.active : state.power;
}
