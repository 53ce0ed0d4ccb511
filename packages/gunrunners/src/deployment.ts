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

/** G6.4. Stops looking as soon as the limit is reached. */
export function canGoUndercover(state: State, seat: Seat): boolean {
  const { fields } = state;
  let left = undercoverLimit(state, seat);
  for (let location = 0; location < fields.length; location++) {
    const field = fields[location] as Card[];
    for (let index = 0; index < field.length; index++) {
      const card = field[index] as Card;
      if (!isExposed(card) && ownerOf(card) === seat && --left === 0) return false;
    }
  }
  return true;
}

/** G6.2: whose probationary agents may be flipped, as a mask: one's own only with the last card, or when all of them are one's own. */
export function flippable(state: State, seat: Seat): number {
  const { probation } = state;
  let others = 0;
  for (let location = 0; location < probation.length; location++) {
    if (ownerOf(probation[location] as Card) !== seat) others |= 1 << location;
  }
  return others === 0 || isOnLastCard(state, seat) ? (1 << probation.length) - 1 : others;
}

function isOnLastCard({ hands, piles, committed }: State, seat: Seat): boolean {
  // A committed card has left the hand already, so with it the last card leaves none.
  const deploying = committed === 0 ? 1 : 0;
  return (hands[seat] as Card[]).length === deploying && (piles[seat] as Card[]).length === 0;
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
