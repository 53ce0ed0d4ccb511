import { type Chance, canonicalText, type Emission, EmissionList, type Refusal, type Seat } from '@stakeout/kernel';
import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import type { Action } from './action.ts';
import { type Card, cardOf, FACE_DOWN, type Face, ROLE_NAMES } from './cards.ts';
import { type Config, configure } from './config.ts';
import type { Event, EventOf, EventType } from './event.ts';
import { gunrunners } from './game.ts';
import type { State } from './state.ts';

export const RED = 0;
export const BLUE = 1;
export const YELLOW = 2;
export const GREEN = 3;

const COLOURS = ['red', 'blue', 'yellow', 'green'];

/**
 * A card as the rulebook's examples write it: `red 3`, `blue spy`, `yellow saboteur 5`; with `down` it lies face down.
 * An operative without a value has the one of the default deck.
 */
function card(words: string): Card {
  const [colour = '', face = '', ...rest] = words.split(' ');
  const seat = COLOURS.indexOf(colour);
  const role = ROLE_NAMES.indexOf(face);
  const named = rest.find((word) => /^\d$/.test(word));
  const code = role > 0 ? role * 10 + Number(named ?? DEFAULT_VALUES[role]) : Number(face);
  if (seat < 0 || Number.isNaN(code)) throw new Error(`no such card: ${words}`);
  return cardOf(seat, code) + (rest.includes('down') ? FACE_DOWN : 0);
}

const DEFAULT_VALUES = [0, 1, 2, 2, 2, 3, 3];

/** Cards separated by commas. */
export function cards(words: string): Card[] {
  return words === '' ? [] : words.split(', ').map(card);
}

export function configOf(seats: number, options: Record<string, unknown> = {}): Config {
  const config = configure(options, seats);
  if (!config.ok) throw new Error(JSON.stringify(config.refusals));
  return config.value;
}

/** What an example gives; everything else is as at the beginning of an ordinary turn. */
export interface Given {
  seats?: number;
  edition?: 'en' | 'pt';
  memory?: 'strict' | 'open';
  deck?: readonly Face[];
  active?: Seat;
  phase?: State['phase'];
  /** The probationary agents from the top, face down unless said otherwise: `red 1, blue spy, …`. */
  probation?: string;
  /** The fields from the top, nearest the location first. */
  fields?: readonly string[];
  /** The hands; a seat left out keeps what it was dealt. */
  hands?: readonly (string | null)[];
  /** The draw piles, the top card last. */
  piles?: readonly (string | null)[];
  crates?: readonly number[];
  taken?: readonly number[];
  warehouse?: number;
  supply?: number;
  marker?: number;
  turn?: number;
  managers?: readonly number[];
}

/**
 * A table in the middle of a game, for examples. Cards are put where the example wants them without regard to the rest of
 * the deck: an example that conserves nothing is still an example.
 */
export function table(given: Given = {}): State {
  const seats = given.seats ?? 3;
  const options = {
    edition: given.edition ?? 'en',
    memory: given.memory ?? 'strict',
    start: RED,
    ...(given.deck === undefined ? {} : { deck: given.deck }),
  };
  const state = gunrunners.setup(configOf(seats, options), seats, new StatelessChance(1));
  for (let seat = 0; seat < seats; seat++) {
    gunrunners.applyInPlace(
      state,
      seat,
      { type: 'station', card: cardOf(seat, 1), location: seat },
      new StatelessChance(1),
      null,
    );
  }
  if (seats === 2) state.probation[2] = card('red 2 down');
  state.turn = given.turn ?? 1;
  state.phase = given.phase ?? 'deploy';
  state.active = given.active ?? RED;
  if (given.probation !== undefined) state.probation = given.probation.split(', ').map(faceDown);
  if (given.fields !== undefined)
    state.fields = state.fields.map((_, location) => cards(given.fields?.[location] ?? ''));
  state.hands = state.hands.map((hand, seat) => zone(given.hands?.[seat], hand).sort((one, other) => one - other));
  state.piles = state.piles.map((pile, seat) => zone(given.piles?.[seat], pile));
  state.crates = given.crates?.slice() ?? state.crates;
  state.taken = given.taken?.slice() ?? state.taken;
  state.managers = given.managers?.slice() ?? state.managers;
  state.warehouse = given.warehouse ?? state.warehouse;
  state.supply = given.supply ?? state.supply;
  state.marker = given.marker ?? state.marker;
  return state;
}

function faceDown(words: string): Card {
  return words === '-' ? 0 : card(words) + (words.includes('down') ? 0 : FACE_DOWN);
}

function zone(words: string | null | undefined, otherwise: Card[]): Card[] {
  return words === undefined || words === null ? otherwise : cards(words);
}

/** Plays one legal action and gives what happened. A refused action fails the test with its reason. */
export function play(state: State, seat: Seat, action: Action, chance: Chance = new ScriptedChance({})): Happened {
  const refusals = gunrunners.explain(state, seat, action);
  if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify(refusals)}`);
  const quiet = gunrunners.copy(state);
  const sink = new EmissionList<Event>();
  const draws: number[] = [];
  const recorded: Chance = {
    below(...draw) {
      draws.push(chance.below(...draw));
      return draws.at(-1) ?? 0;
    },
  };
  gunrunners.applyInPlace(state, seat, action, recorded, sink);
  // Searching players apply actions without listening; that must make no difference to the table.
  gunrunners.applyInPlace(quiet, seat, action, { below: () => draws.shift() ?? 0 }, null);
  if (canonicalText(quiet) !== canonicalText(state)) throw new Error('without events the state is another');
  return new Happened(sink.emissions);
}

/** The clauses that refuse an action, in order; empty when it is legal. */
export function refusedBy(state: State, seat: Seat, action: unknown): (string | null)[] {
  return refusals(state, seat, action).map((refusal) => refusal.clause);
}

export function refusals(state: State, seat: Seat, action: unknown): readonly Refusal[] {
  return gunrunners.explain(state, seat, action);
}

/** The legal actions of one type. */
export function options(state: State, seat: Seat, type: Action['type']): readonly Action[] {
  return gunrunners.legal(state, seat).filter((action) => action.type === type);
}

/**
 * What a seat may do, after making sure that it may do nothing else and that nobody else may do anything: whatever could
 * be tried near this table is either listed or refused.
 */
export function legalOnly(state: State, seat: Seat): readonly Action[] {
  const legal = gunrunners.legal(state, seat);
  const listed = new Set(legal.map(canonicalText));
  if (listed.size !== legal.length) throw new Error('an action is listed twice');
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && gunrunners.legal(state, other).length > 0) throw new Error(`seat ${other} may act too`);
    for (const action of [...attempts(state), ...legal]) {
      const isListed = other === seat && listed.has(canonicalText(action));
      const isRefused = refusals(state, other, action).length > 0;
      if (isListed === isRefused) throw new Error(`listed and refused, or neither: ${JSON.stringify(action)}`);
    }
  }
  return legal;
}

/** Everything worth trying, legal or not: each action with every location, index and card, and the ones just beyond. */
function attempts(state: State): Action[] {
  const locations = Array.from({ length: state.locations + 2 }, (_, count) => count - 1);
  const longest = Math.max(...state.fields.map((field) => field.length));
  const indexes = Array.from({ length: longest + 3 }, (_, count) => count - 1);
  const faces = [...new Set([0, ...state.deck])];
  const everyCard = COLOURS.flatMap((_, seat) => faces.map((face) => cardOf(seat, face)));
  return [
    { type: 'roll' },
    { type: 'decline' },
    { type: 'inspect' },
    ...everyCard.flatMap((card): Action[] => [
      { type: 'commit', card },
      { type: 'place', card },
      { type: 'place', card: card + FACE_DOWN },
    ]),
    ...locations.flatMap((location): Action[] => [
      { type: 'flip', location },
      { type: 'hide', location },
      { type: 'bust', location },
      ...everyCard.flatMap((card): Action[] => [
        { type: 'station', card, location },
        { type: 'undercover', card, location },
      ]),
      ...locations.map((to): Action => ({ type: 'run', from: location, to })),
      ...indexes.flatMap((index): Action[] => [
        { type: 'peek', location, index },
        { type: 'sabotage', location, index },
        ...locations.map((to): Action => ({ type: 'transfer', from: location, index, to })),
      ]),
    ]),
    ...layoutsNear(state).map((cards): Action => ({ type: 'arrange', cards })),
  ];
}

/** Ways to lay the probationary agents out: the old one, all that swap two places, and some that are plainly wrong. */
function layoutsNear(state: State): Card[][] {
  const cards = state.probation.map((code) => code % FACE_DOWN);
  const swapped = cards.flatMap((one, from) => cards.map((other, to) => cards.with(from, other).with(to, one)));
  const replaced = cards.flatMap((_, place) => [...cards, 0, cardOf(RED, 4)].map((other) => cards.with(place, other)));
  return [[], cards.slice(1), cards.slice(0, -1), [...cards, 0], state.probation.slice(), ...swapped, ...replaced];
}

/** What the table waits for, as the last event of every action tells it. */
export function standing(state: State): Omit<EventOf<'decisionPassed'>, 'type'> {
  const { phase, active, power, role, site, peekSite, peekIndex, turn, busting, busted } = state;
  return { phase, active, power, role, site, peekSite, peekIndex, turn, busting, busted };
}

/** The events of one action. */
export class Happened {
  readonly emissions: readonly Emission<Event>[];

  constructor(emissions: readonly Emission<Event>[]) {
    this.emissions = emissions;
  }

  types(): EventType[] {
    return this.emissions.map(({ event }) => event.type);
  }

  /** All events of one type, as whoever may see everything sees them. */
  all<Type extends EventType>(type: Type): EventOf<Type>[] {
    return this.emissions.map(({ event }) => event).filter((event): event is EventOf<Type> => event.type === type);
  }

  /** All events, as whoever may see everything sees them, but for the last one that tells what the table waits for. */
  events(): Event[] {
    return this.emissions.slice(0, -1).map(({ event }) => event);
  }

  emission(type: EventType): Emission<Event> {
    const found = this.emissions.find(({ event }) => event.type === type);
    if (found === undefined) throw new Error(`no ${type} happened`);
    return found;
  }
}
