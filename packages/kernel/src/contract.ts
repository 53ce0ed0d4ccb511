import type { Chance } from './chance/chance.ts';
import type { EventSink } from './emission.ts';
import type { Refusal, Result } from './refusal.ts';
import type { GameTexts, Language, Message, Words } from './text/texts.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Whose eyes a view is made for; `null` is a spectator, who knows only what everybody knows. */
export type Viewer = Seat | null;

/** How a finished game stands. Plain data, so that it can be stored, hashed and shown. */
export interface Outcome {
  /** The way the game ended, by name; `simulate` counts these. */
  readonly ending: string;
  /** The score of every seat. */
  readonly scores: readonly number[];
  /** The place of every seat, 1 for the first; seats that share a place have the same number. */
  readonly places: readonly number[];
  /** The seats on place 1: one, or several when the win is shared. */
  readonly winners: readonly Seat[];
  /** The tie-break keys of every seat, most important first, as the rules compare them. */
  readonly tieBreaks: readonly (readonly number[])[];
  /** The score sheet of every seat, line by line, where a game has one. */
  readonly sheet?: readonly Readonly<Record<string, number>>[];
}

/** One choice a host can make when creating a match. */
export interface GameOption {
  readonly name: string;
  /** The values it may take, or a word for what is expected where they cannot be listed. */
  readonly values: readonly string[] | string;
  /** Whether the value is too large for a line: on the command line it is the path of a JSON file. */
  readonly isFile?: boolean;
}

/**
 * The rules of a game, without its sentences. Every function is pure but `applyInPlace`, which changes the state it is given and
 * nothing else. State, Action, Event and View are plain JSON data: integers, strings, arrays and objects.
 */
export interface Rules<Config, State, Action, Event, View> {
  readonly id: string;
  /** The name by which people know it, in every language. */
  readonly title: string;
  /** Changes whenever a log recorded earlier would replay differently. */
  readonly rulesVersion: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly GameOption[];

  /** Checks and completes what a host asked for. A configuration it returned is accepted again unchanged. */
  configure(input: unknown, seats: number): Result<Config>;
  setup(config: Config, seats: number, chance: Chance): State;
  /** The seats that owe a decision: several when simultaneous, none when the game is over. */
  toAct(state: State): readonly Seat[];
  /** Every legal action of the seat, in a stable order. Depends on nothing but the seat's view. Games may share lists: nobody changes one. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Why the action is refused; empty exactly when it is legal. Takes anything, so a wrong shape is named too. */
  explain(state: State, seat: Seat, action: unknown): readonly Refusal[];
  /** Plays a legal action. The only place where rules live. Search passes `null` for events. */
  applyInPlace(state: State, seat: Seat, action: Action, chance: Chance, events: EventSink<Event> | null): void;
  outcome(state: State): Outcome | null;
  copy(state: State): State;
  /** What the viewer may know, built up field by field. */
  view(state: State, viewer: Viewer): View;
  /** A state that looks to the seat exactly like the view; what the seat cannot know is drawn afresh. */
  determinize(view: View, seat: Seat, chance: Chance): State;
  /** The view after an event the viewer was shown: how a client follows a match without the state. */
  fold(view: View, event: Event): View;
  /**
   * A view that comes as plain data, over a wire, from another thread or from a disk, with what belongs to it and is no
   * data: the printed things of the match, worked out from its configuration. Games whose views are data through and
   * through lack it; use the kernel's `unpack`.
   */
  unpack?(view: View, config: Config): View;
  /** A state that comes as plain data, in the same way; the kernel asks for it where a match begins in the middle of things. */
  unpackState?(state: State, config: Config): State;
  /** What set-up brought to light, as events, for a log to begin with: set-up itself is told to nobody. From any later view. */
  opening?(view: View): readonly Event[];
  /** The log of the events a viewer was shown, as they may still read it at the time of the view. */
  narrate(events: readonly Event[], view: View): readonly Message[];
  /** A short name for an action of the view's table, for menus and the terminal. */
  name(action: Action, view: View): Message;
  /** What a person without a screen needs to hear of the table, in reading order. */
  tell(view: View): readonly Message[];
}

/** What a game is: its rules, and everything it says in every language. */
export interface Game<Config, State, Action, Event, View> extends Rules<Config, State, Action, Event, View> {
  readonly texts: GameTexts<View>;
}

/** Rules of any types, for the code that treats all games alike. */
export type AnyRules = Rules<unknown, unknown, unknown, unknown, unknown>;
/** The same with what is said at the table; whoever shows a game may have its rulebook elsewhere. */
export interface AnyGame extends AnyRules {
  readonly texts: Readonly<Record<Language, Words>>;
}

/** A view out of plain data. Wherever one arrives it goes through here before anything is asked of it. */
export function unpack<Config, View>(
  game: Pick<Rules<Config, unknown, unknown, unknown, View>, 'unpack'>,
  view: View,
  config: Config,
): View {
  return game.unpack === undefined ? view : game.unpack(view, config);
}
