import type { EventSink } from '@stakeout/kernel';
import { type Card, faceUp, isExposed, MANAGER, ownerOf, roleOf } from './cards.ts';
import { addCrates, takeCrates, takeFromSupply } from './delivery.ts';
import { EDITION_RULES } from './editions.ts';
import type { Event } from './event.ts';
import { halfOf, shareOut } from './shares.ts';
import type { Location, State } from './state.ts';

/** G8.1: so many exposed agents bring the police. */
export const EXPOSED_FOR_BUST = 4;
/** G8.2: the marker never passes this space. */
export const LAST_SPACE = 7;
/** G8.7: what the location just busted gets first of all. */
export const SPECIAL_DELIVERY = 2;

export function countExposed(field: readonly Card[]): number {
  let count = 0;
  for (let index = 0; index < field.length; index++) if (isExposed(field[index] as Card)) count++;
  return count;
}

/** G8.1: the locations with four or more exposed agents, as a mask. */
export function dueBusts({ fields }: State): number {
  let due = 0;
  for (let location = 0; location < fields.length; location++) {
    const field = fields[location] as Card[];
    // Most fields are too short to be counted.
    if (field.length >= EXPOSED_FOR_BUST && countExposed(field) >= EXPOSED_FOR_BUST) due |= 1 << location;
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
  const { leavingTo } = EDITION_RULES[state.edition];
  for (let location = 0; location < state.locations; location++) {
    const leaving = halfOf(state.crates[location] as number);
    takeCrates(state, location, leaving);
    state[leavingTo] += leaving;
    events?.show({ type: 'cratesLeft', location, crates: leaving });
  }
  for (let location = 0; location < state.locations; location++) {
    turnUpField(state, location);
    reportBust(state, location, 0, events);
    shareCrates(state, location, events);
    discardField(state, location, events);
  }
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

/** G8.3 to G8.5. */
function shareCrates(state: State, location: Location, events: EventSink<Event> | null): void {
  const crates = state.crates[location] as number;
  state.crates[location] = shareOut(state.fields[location] as Card[], crates, 0, (seat, taken, sum) => {
    if (taken === 0) return;
    state.taken[seat] = (state.taken[seat] as number) + taken;
    events?.show({ type: 'cratesTaken', seat, location, crates: taken, sum });
  });
}

/** G8.6: the field is cleared; the probationary agent stays. */
function discardField(state: State, location: Location, events: EventSink<Event> | null): void {
  const field = state.fields[location] as Card[];
  if (field.length === 0) return;
  events?.show({ type: 'fieldDiscarded', location, cards: field.slice() });
  for (let index = 0; index < field.length; index++) discard(state, field[index] as Card);
  // Setting the length would take longer.
  while (field.length > 0) field.pop();
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
