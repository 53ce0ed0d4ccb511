import type { EventSink } from '@stakeout/kernel';
import { type Card, faceUp, isExposed, MANAGER, ownerOf, roleOf, valueOfCard } from './cards.ts';
import { addCrates, takeFromSupply } from './delivery.ts';
import type { Event } from './event.ts';
import type { Location, State } from './state.ts';

const EXPOSED_FOR_BUST = 4;
/** G8.2: the marker never passes this space. */
export const LAST_SPACE = 7;
const SPECIAL_DELIVERY = 2;

export function countExposed(field: readonly Card[]): number {
  let count = 0;
  for (let index = 0; index < field.length; index++) if (isExposed(field[index] as Card)) count++;
  return count;
}

/** G8.1: the locations with four or more exposed agents, as a mask. */
export function dueBusts(state: State): number {
  let due = 0;
  for (let location = 0; location < state.locations; location++) {
    if (countExposed(state.fields[location] as Card[]) >= EXPOSED_FOR_BUST) due |= 1 << location;
  }
  return due;
}

/** G8.2 to G8.7: one bust from beginning to end. */
export function bustLocation(state: State, location: Location, events: EventSink<Event> | null): void {
  state.busting &= ~(1 << location);
  state.busted |= 1 << location;
  state.busts++;
  state.marker = Math.min(state.marker + 1, LAST_SPACE);
  turnUpField(state, location);
  reportBust(state, location, state.busts, events);
  shareCrates(state, location, events);
  discardField(state, location, events);
  deliverSpecially(state, location, events);
}

/** G9.2: half the crates leave every location, then all of them are busted; the marker stays and nothing is delivered. */
export function bustEverything(state: State, events: EventSink<Event> | null): void {
  events?.show({ type: 'finalBustBegan' });
  for (let location = 0; location < state.locations; location++) {
    const leaving = half(state.crates[location] as number);
    addCrates(state, location, -leaving);
    if (state.edition === 'en') state.supply += leaving;
    else state.lost += leaving;
    events?.show({ type: 'cratesLeft', location, crates: leaving });
  }
  for (let location = 0; location < state.locations; location++) {
    turnUpField(state, location);
    reportBust(state, location, 0, events);
    shareCrates(state, location, events);
    discardField(state, location, events);
  }
}

/** Half, rounded up: for the sharing of G8.4 as for the leaving of G9.2. */
function half(crates: number): number {
  return (crates + 1) >> 1;
}

/** G8.2: undercover agents are turned up where they lie. */
function turnUpField(state: State, location: Location): void {
  const field = state.fields[location] as Card[];
  for (let index = 0; index < field.length; index++) field[index] = faceUp(field[index] as Card);
}

function reportBust(state: State, location: Location, bust: number, events: EventSink<Event> | null): void {
  if (events === null) return;
  const row = (state.fields[location] as Card[]).slice();
  events.reveal({ type: 'locationBusted', location, bust, marker: state.marker, row });
}

/** Scratch for `shareCrates`: the sum of each seat and the index of its card nearest the location. */
const sums = new Int32Array(4);
const nearest = new Int32Array(4);

/** G8.3 to G8.5: by descending sum, ties to the nearest card, everybody takes half of what is left. */
function shareCrates(state: State, location: Location, events: EventSink<Event> | null): void {
  const field = state.fields[location] as Card[];
  sums.fill(0);
  for (let index = field.length - 1; index >= 0; index--) {
    const card = field[index] as Card;
    const seat = ownerOf(card);
    sums[seat] = (sums[seat] as number) + valueOfCard(card);
    nearest[seat] = index;
  }
  for (let seat = nextInLine(state.seats); seat >= 0; seat = nextInLine(state.seats)) {
    const sum = sums[seat] as number;
    sums[seat] = 0;
    const crates = half(state.crates[location] as number);
    if (crates === 0) return;
    addCrates(state, location, -crates);
    state.taken[seat] = (state.taken[seat] as number) + crates;
    events?.show({ type: 'cratesTaken', seat, location, crates, sum });
  }
}

/** The seat with the highest sum not yet served, or -1. Values are at least 1, so a sum of 0 is a seat without a card. */
function nextInLine(seats: number): number {
  let best = -1;
  for (let seat = 0; seat < seats; seat++) {
    const sum = sums[seat] as number;
    if (sum === 0) continue;
    const bestSum = best < 0 ? 0 : (sums[best] as number);
    if (sum > bestSum || (sum === bestSum && (nearest[seat] as number) < (nearest[best] as number))) best = seat;
  }
  return best;
}

/** G8.6: the field is cleared; the probationary agent stays. */
function discardField(state: State, location: Location, events: EventSink<Event> | null): void {
  const field = state.fields[location] as Card[];
  if (field.length === 0) return;
  events?.show({ type: 'fieldDiscarded', location, cards: field.slice() });
  for (let index = 0; index < field.length; index++) discard(state, field[index] as Card);
  field.length = 0;
}

/** A card leaves play. A Manager takes its power with it (G7.6). */
export function discard(state: State, card: Card): void {
  if (roleOf(card) === MANAGER) state.managers[ownerOf(card)] = 0;
  state.discards.push(card);
}

/** G8.7: two crates to the location just busted, then one to every other, from the top, as far as the supply goes. */
function deliverSpecially(state: State, location: Location, events: EventSink<Event> | null): void {
  const before = events === null ? null : state.crates.slice();
  addCrates(state, location, takeFromSupply(state, SPECIAL_DELIVERY));
  for (let other = 0; other < state.locations; other++) {
    if (other !== location) addCrates(state, other, takeFromSupply(state, 1));
  }
  if (events !== null && before !== null) {
    const crates = state.crates.map((now, index) => now - (before[index] as number));
    events.show({ type: 'specialDelivery', location, crates });
  }
}
