import type { Chance, Emission, FastChance, Game, Seat, Viewer } from '@stakeout/kernel';

/** What a conformance run is given. */
export interface Subject<Config, State, Action, Event, View> {
  readonly game: Game<Config, State, Action, Event, View>;
  readonly seats: number;
  readonly config: Config;
  /** What is wrong with the pieces of the state, such as a card that exists twice; `null` when each is there once. */
  readonly conserved: (state: State) => string | null;
  /** No game may take more actions than this. */
  readonly longestGame: number;
}

/** One action of a random game, with everything the checks need. They must not change any of it. */
export interface Moment<Config, State, Action, Event, View> extends Subject<Config, State, Action, Event, View> {
  readonly before: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly after: State;
  readonly emissions: readonly Emission<Event>[];
  /** The chance of the match: the same draw whenever it is asked for again. */
  readonly chance: Chance;
  /** Choices of the test itself. */
  readonly dice: FastChance;
  /** One of the seats or the spectator, another one at every moment. */
  readonly viewer: Viewer;
  /** Remembers across a run that something was seen at least once. */
  readonly seen: Set<string>;
}

/** A check looks at a moment and says what is wrong with it, or nothing. */
export type Check = <Config, State, Action, Event, View>(
  moment: Moment<Config, State, Action, Event, View>,
) => string | null;
