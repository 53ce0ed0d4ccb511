import type { EventSink, Seat } from '@stakeout/kernel';
import { backOf, type Card, cardOf, faceUp, isExposed, ownerOf } from './cards.ts';
import type { Event } from './event.ts';
import { addToHand, takeCard } from './hand.ts';
import { laidDown } from './memory.ts';
import type { Location, State } from './state.ts';

/** G6.4, G7.6: one undercover agent at a time, two with a working Manager. */
export function undercoverLimit(state: State, seat: Seat): number {
  return state.managers[seat] === 1 ? 2 : 1;
}

function countUndercover(state: State, seat: Seat): number {
  let count = 0;
  for (let location = 0; location < state.locations; location++) {
    const field = state.fields[location] as Card[];
    for (let index = 0; index < field.length; index++) {
      const card = field[index] as Card;
      if (!isExposed(card) && ownerOf(card) === seat) count++;
    }
  }
  return count;
}

/** G6.4. */
export function canGoUndercover(state: State, seat: Seat): boolean {
  return countUndercover(state, seat) < undercoverLimit(state, seat);
}

/** G6.2: an own probationary agent only with the last card, or when all of them are one's own. */
export function canFlipOwn(state: State, seat: Seat): boolean {
  const hand = state.hands[seat] as Card[];
  const pile = state.piles[seat] as Card[];
  // A committed card has left the hand already, so with it the last card leaves none.
  const deploying = state.committed === 0 ? 1 : 0;
  if (hand.length === deploying && pile.length === 0) return true;
  for (let location = 0; location < state.locations; location++) {
    if (ownerOf(state.probation[location] as Card) !== seat) return false;
  }
  return true;
}

/** G6.1: the probationary agent goes face up to the far end of its location's field. */
export function flipAgent(state: State, location: Location, events: EventSink<Event> | null): Card {
  const card = faceUp(state.probation[location] as Card);
  state.probation[location] = 0;
  (state.fields[location] as Card[]).push(card);
  events?.reveal({ type: 'agentFlipped', seat: state.active, location, card });
  return card;
}

/** G6.1: the active player's card goes face down into the vacant place. */
export function placeAgent(state: State, location: Location, card: Card, events: EventSink<Event> | null): void {
  const seat = state.active;
  state.probation[location] = laidDown(state.memory, card);
  if (events !== null) {
    const placed = { type: 'agentPlaced', seat, location } as const;
    events.cover(seat, { ...placed, card }, { ...placed, card: backOf(card) });
  }
}

/** G6.4: the card goes face down to the far end of a field. */
export function sendUndercover(state: State, location: Location, card: Card, events: EventSink<Event> | null): void {
  const seat = state.active;
  takeCard(state.hands[seat] as Card[], card);
  (state.fields[location] as Card[]).push(laidDown(state.memory, card));
  if (events !== null) {
    const deployed = { type: 'undercoverDeployed', seat, location } as const;
    events.cover(seat, { ...deployed, card }, { ...deployed, card: backOf(card) });
  }
}

/** G6.6: the active player draws the top card of their pile if there is one. */
export function drawCard(state: State, events: EventSink<Event> | null): void {
  const seat = state.active;
  const pile = state.piles[seat] as Card[];
  if (pile.length === 0) return;
  const card = pile.pop() as Card;
  addToHand(state.hands[seat] as Card[], card);
  if (events !== null) {
    const drawn = { type: 'cardDrawn', seat } as const;
    events.whisper(seat, { ...drawn, card }, { ...drawn, card: cardOf(seat, 0) });
  }
}
