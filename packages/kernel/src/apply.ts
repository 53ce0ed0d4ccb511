import type { Chance } from './chance/chance.ts';
import type { Rules, Seat } from './contract.ts';
import { type Emission, EmissionList } from './emission.ts';

/** The pure façade over the fast core: the state given stays as it was. */
export function apply<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  state: State,
  seat: Seat,
  action: Action,
  chance: Chance,
): { state: State; emissions: readonly Emission<Event>[] } {
  const next = game.copy(state);
  const sink = new EmissionList<Event>();
  game.applyInPlace(next, seat, action, chance, sink);
  return { state: next, emissions: sink.emissions };
}
