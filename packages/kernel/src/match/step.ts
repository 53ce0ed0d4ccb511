import type { Chance } from '../chance/chance.ts';
import { type Draw, RecordedChance } from '../chance/recorded-chance.ts';
import type { Rules, Seat } from '../contract.ts';
import { type Emission, EmissionList } from '../emission.ts';

/** What a legal action brought about. */
export interface Step<Event> {
  readonly draws: readonly Draw[];
  readonly emissions: readonly Emission<Event>[];
  /** Whether nothing came to light: no chance was drawn, nobody learned anything, and the same seat alone decides on. */
  readonly canBeUndone: boolean;
}

/** Plays a legal action on the state. */
export function step<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  state: State,
  seat: Seat,
  action: Action,
  chance: Chance,
): Step<Event> {
  const deciders = game.toAct(state);
  const recorded = new RecordedChance(chance);
  const sink = new EmissionList<Event>();
  game.applyInPlace(state, seat, action, recorded, sink);
  const { draws } = recorded;
  const { emissions } = sink;
  const isDecidingOn = deciders.length === 1 && sameSeats(deciders, game.toAct(state));
  return { draws, emissions, canBeUndone: isDecidingOn && draws.length === 0 && !emissions.some(({ news }) => news) };
}

function sameSeats(before: readonly Seat[], after: readonly Seat[]): boolean {
  return before.length === after.length && before.every((seat, index) => seat === after[index]);
}
