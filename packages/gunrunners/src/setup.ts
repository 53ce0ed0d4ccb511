import { type Chance, type EventSink, type Seat, shuffleInPlace } from '@stakeout/kernel';
import { cardOf } from './cards.ts';
import type { Config } from './config.ts';
import { EDITION_RULES } from './editions.ts';
import type { Event } from './event.ts';
import { addToHand, takeCard } from './hand.ts';
import type { State } from './state.ts';

/** G3.2: what lies on a location at first. */
export const CRATES_PER_LOCATION = 4;
const HAND_SIZE = 5;
/** G3.3: with two players the marker starts further on. */
const MARKER_FOR_TWO = 3;

/** G3.3. */
export function firstMarkerSpace(seats: number): number {
  return seats === 2 ? MARKER_FOR_TWO : 0;
}

/** G3.1 to G3.3. The players' first decision, G3.4, follows; nothing is shuffled before it. */
export function setUp(config: Config, seats: number): State {
  const locations = seats === 2 ? 3 : seats;
  return {
    edition: config.edition,
    memory: config.memory,
    deck: config.deck.slice(),
    namedStart: config.start ?? -1,
    seats,
    locations,
    phase: 'station',
    active: 0,
    power: -1,
    role: 0,
    site: -1,
    peekSite: -1,
    peekIndex: -1,
    turn: 0,
    rolls: 0,
    die: 0,
    supply: EDITION_RULES[config.edition].crates - locations * CRATES_PER_LOCATION,
    warehouse: 0,
    lost: 0,
    crates: filled(locations, CRATES_PER_LOCATION),
    taken: filled(seats, 0),
    marker: firstMarkerSpace(seats),
    busts: 0,
    busting: 0,
    busted: 0,
    managers: filled(seats, 0),
    committed: 0,
    probation: filled(locations, 0),
    fields: rows(locations),
    hands: rows(seats),
    piles: decks(config, seats),
    discards: [],
    ending: '',
  };
}

/** G3.5: everybody shuffles what is left and draws five. */
export function dealHands(state: State, chance: Chance, events: EventSink<Event> | null): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const pile = state.piles[seat] as number[];
    shuffleInPlace(pile, pile.length, deckLabel(seat), chance);
    const hand = state.hands[seat] as number[];
    for (let count = 0; count < HAND_SIZE; count++) addToHand(hand, pile.pop() as number);
    if (events !== null) {
      const backs = hand.map(() => cardOf(seat, 0));
      const dealt = { type: 'handDealt', seat, pile: pile.length } as const;
      events.whisper(seat, { ...dealt, hand: hand.slice() }, { ...dealt, hand: backs });
    }
  }
}

/** G3.6. */
export function chooseStart(state: State, chance: Chance, events: EventSink<Event> | null): void {
  state.active = state.namedStart >= 0 ? state.namedStart : chance.below('start', 0, state.seats);
  events?.show({ type: 'startChosen', seat: state.active });
}

/** G3.4: the 1 leaves the deck before it is shuffled. */
export function takeFromDeck(state: State, seat: Seat, card: number): void {
  takeCard(state.piles[seat] as number[], card);
}

const DECK_LABELS = ['deck:0', 'deck:1', 'deck:2', 'deck:3'];

function deckLabel(seat: Seat): string {
  return DECK_LABELS[seat] as string;
}

function decks(config: Config, seats: number): number[][] {
  const piles: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const pile: number[] = [];
    for (let index = 0; index < config.deck.length; index++) pile.push(cardOf(seat, config.deck[index] as number));
    piles.push(pile);
  }
  return piles;
}

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < length; index++) list.push(value);
  return list;
}

function rows(length: number): number[][] {
  const list: number[][] = [];
  for (let index = 0; index < length; index++) list.push([]);
  return list;
}
