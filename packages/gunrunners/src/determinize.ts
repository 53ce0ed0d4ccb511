import { type Chance, type Seat, shuffleInPlace } from '@stakeout/kernel';
import { type Card, cardOf, isBack, ownerOf } from './cards.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * A state that looks to the viewer exactly like the view: for every owner the faces not seen anywhere are shuffled and
 * dealt to the backs. It is given a view, so it cannot read the truth.
 */
export function determinize(view: View, _seat: Seat, chance: Chance): State {
  const unseen: Card[][] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const cards = unseenCards(view, seat);
    shuffleInPlace(cards, cards.length, 'determinize', chance);
    unseen.push(cards);
  }
  return {
    edition: view.edition,
    memory: view.memory,
    deck: view.deck.slice(),
    namedStart: view.namedStart,
    seats: view.seats,
    locations: view.locations,
    phase: view.phase,
    active: view.active,
    power: view.power,
    role: view.role,
    site: view.site,
    peekSite: view.peekSite,
    peekIndex: view.peekIndex,
    turn: view.turn,
    rolls: view.rolls,
    die: view.die,
    supply: view.supply,
    warehouse: view.warehouse,
    lost: view.lost,
    crates: view.crates.slice(),
    taken: view.taken.slice(),
    marker: view.marker,
    busts: view.busts,
    busting: view.busting,
    busted: view.busted,
    managers: view.managers.slice(),
    committed: dealt(view.committed, unseen),
    probation: dealtRow(view.probation, unseen),
    fields: view.fields.map((field) => dealtRow(field, unseen)),
    hands: view.hands.map((hand) => dealtRow(hand, unseen).sort((one, other) => one - other)),
    piles: view.piles.map((pile) => dealtRow(pile, unseen)),
    discards: dealtRow(view.discards, unseen),
    ending: view.ending,
  };
}

function dealtRow(row: readonly Card[], unseen: Card[][]): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < row.length; index++) cards.push(dealt(row[index] as Card, unseen));
  return cards;
}

/** A back receives a face of its owner's; its stance stays. */
function dealt(card: Card, unseen: Card[][]): Card {
  if (card === 0 || !isBack(card)) return card;
  const face = (unseen[ownerOf(card)] as Card[]).pop() as Card;
  return card + (face % 100);
}

/** Scratch for `unseenCards`: how many cards of each face are not accounted for. */
const missing = new Int8Array(100);

function unseenCards(view: View, seat: Seat): Card[] {
  missing.fill(0);
  for (let index = 0; index < view.deck.length; index++) count(view.deck[index] as number, 1);
  strike(view.committed, seat);
  strikeRow(view.probation, seat);
  for (let index = 0; index < view.fields.length; index++) strikeRow(view.fields[index] as Card[], seat);
  strikeRow(view.hands[seat] as Card[], seat);
  strikeRow(view.piles[seat] as Card[], seat);
  strikeRow(view.discards, seat);
  const cards: Card[] = [];
  for (let index = 0; index < view.deck.length; index++) {
    const face = view.deck[index] as number;
    if ((missing[face] as number) > 0) {
      count(face, -1);
      cards.push(cardOf(seat, face));
    }
  }
  return cards;
}

function count(face: number, by: number): void {
  missing[face] = (missing[face] as number) + by;
}

function strikeRow(row: readonly Card[], seat: Seat): void {
  for (let index = 0; index < row.length; index++) strike(row[index] as Card, seat);
}

function strike(card: Card, seat: Seat): void {
  if (!isBack(card) && ownerOf(card) === seat) count(card % 100, -1);
}
