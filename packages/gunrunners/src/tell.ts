import type { Message, Params, Term } from '@stakeout/kernel';
import type { Action } from './action.ts';
import type { Card } from './cards.ts';
import type { View } from './view.ts';

const cardTerm = (card: Card): Term => ['card', card];
const seatTerm = (seat: number): Term => ['seat', seat];
const locationTerm = (location: number): Term => ['location', location];

/** The name of an action in a menu. Where it points at a card in a row, the card is named as the viewer sees it. */
export function nameOf(action: Action, view: View): Message {
  const params: Record<string, Params[string]> = {};
  if ('index' in action) {
    const location = 'from' in action ? action.from : action.location;
    params['card'] = cardTerm(view.fields[location]?.[action.index] ?? 0);
  }
  for (const [field, value] of Object.entries(action)) {
    if (field === 'type') continue;
    params[field] = fieldTerm(field, value);
  }
  return { id: `action.${action.type}`, params };
}

function fieldTerm(field: string, value: number | string | readonly Card[]): Params[string] {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.map(cardTerm);
  if (field === 'card') return cardTerm(value);
  // People count the cards of a row from 1.
  return field === 'index' ? value + 1 : locationTerm(value);
}

/** The table from the top, for a reader without a screen. */
export function tell(view: View): readonly Message[] {
  const lines: Message[] = [];
  if (view.outcome !== null) lines.push(line('over', { winners: view.outcome.winners.map(seatTerm) }));
  else lines.push(line('turn', { seat: seatTerm(view.active), turn: view.turn + 1 }));
  lines.push(
    line('crates', { supply: view.supply, warehouse: view.warehouse }),
    line('marker', { marker: view.marker }),
  );
  for (let location = 0; location < view.locations; location++) lines.push(tellLocation(view, location));
  for (let seat = 0; seat < view.seats; seat++) {
    const hand = (view.hands[seat] as readonly Card[]).length;
    const pile = (view.piles[seat] as readonly Card[]).length;
    lines.push(line('player', { seat: seatTerm(seat), crates: view.taken[seat] as number, hand, pile }));
  }
  if (view.committed !== 0) lines.push(line('committed', { seat: seatTerm(view.active) }));
  if (view.viewer !== null && view.viewer === view.power) lines.push(...tellPeeked(view));
  const hand = view.viewer === null ? [] : (view.hands[view.viewer] as readonly Card[]);
  if (hand.length > 0) lines.push(line('hand', { cards: hand.map(cardTerm) }));
  return lines;
}

function tellLocation(view: View, location: number): Message {
  const field = view.fields[location] as readonly Card[];
  const params = {
    number: location + 1,
    location: locationTerm(location),
    crates: view.crates[location] as number,
    probation: cardTerm(view.probation[location] as Card),
  };
  return field.length === 0
    ? line('locationEmptyField', params)
    : line('location', { ...params, field: field.map(cardTerm) });
}

function tellPeeked(view: View): readonly Message[] {
  const card = view.fields[view.peekSite]?.[view.peekIndex];
  return card === undefined ? [] : [line('peeked', { card: cardTerm(card) })];
}

function line(id: string, params: Params): Message {
  return { id: `tell.${id}`, params };
}
