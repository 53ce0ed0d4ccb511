import { EmissionList, type Seat } from '@stakeout/kernel';
import { ScriptedChance } from '@stakeout/testkit';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import { stash } from './game.ts';
import type { House, State } from './state.ts';

/** A street on which everybody's loot lies where the example says. */
export function street(loot: readonly House[], options: Record<string, unknown> = {}): State {
  const config = stash.configure(options, loot.length);
  if (!config.ok) throw new Error('refused');
  return stash.setup(config.value, loot.length, new ScriptedChance({ hide: loot }));
}

/** What comes of an action: the state, and what every seat was shown of it. */
export function played(
  before: State,
  seat: Seat,
  action: Action,
  draws: Readonly<Record<string, readonly number[]>> = {},
) {
  const after = stash.copy(before);
  const events = new EmissionList<Event>();
  stash.applyInPlace(after, seat, action, new ScriptedChance(draws), events);
  return { after, emissions: events.emissions };
}

/** The clauses by which an action is refused. */
export function refusedBy(state: State, seat: Seat, action: unknown): readonly (string | null)[] {
  return stash.explain(state, seat, action).map(({ clause }) => clause);
}
