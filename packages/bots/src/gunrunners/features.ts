import {
  type Card,
  DEFAULT_DECK,
  EXPOSED_FOR_BUST,
  FACE_DOWN,
  FACE_DOWN_KNOWN_TO_ALL,
  type Face,
  faceOf,
  halfOf,
  ownerOf,
  type Phase,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { Inputs } from '../nets/inputs.ts';
import { FACES, LAYOUT, LEAD_STEP, MOST, PLACE_LAYOUT, SUPPLY_STEP } from './feature-layout.ts';
import type { Table } from './table.ts';

/** What an undercover agent whose face is not known is counted as. */
const GUESS = 3;
const SEATS = 4;
const CODES = 100;
/** Sums are compared together with the place in the row: the nearer card wins ties (G8.5). */
const ROW = 64;

const PHASES: readonly Phase[] = ['station', 'roll', 'deploy', 'flip', 'place', 'operation', 'hide', 'arrange', 'bust'];
const FACE_NUMBER = new Int8Array(CODES).fill(-1);
for (const [number, face] of FACES.entries()) FACE_NUMBER[face] = number;
/** Where the first card of a face stands in the deck; a second one follows. */
const CARD_NUMBER = new Int8Array(CODES).fill(-1);
for (const face of FACES) CARD_NUMBER[face] = DEFAULT_DECK.indexOf(face);
const IN_DECK = new Int8Array(CODES);
for (const face of DEFAULT_DECK) IN_DECK[face] = (IN_DECK[face] as number) + 1;

const { at } = LAYOUT;
const place = PLACE_LAYOUT.at;

/** Whether the net knows the deck of a table. */
export function isUsualDeck(deck: readonly Face[]): boolean {
  return deck.length === DEFAULT_DECK.length && deck.every((face, index) => face === DEFAULT_DECK[index]);
}

/**
 * A table as one seat knows it, as the list of the net's inputs that are on. Of an imagined world, which has every face, a
 * seat knows what lies open, its own cards, and what everybody may remember: the cards discarded. What it may have learnt
 * of the others' cards it does not use.
 */
export class Features extends Inputs {
  /** How many cards of each face and owner lie open or were discarded. */
  private readonly seen = new Int8Array(SEATS * CODES);
  private readonly own = new Int8Array(CODES);
  private readonly exposed = new Int32Array(SEATS);
  private readonly order = new Int32Array(SEATS);
  private readonly known = new Int32Array(SEATS);
  private readonly sums = new Int32Array(SEATS);
  private readonly hidden = new Int32Array(SEATS);
  private readonly undercover = new Int32Array(SEATS);

  /** Reads what is the same for everybody. `read` follows for each seat, while the table stays as it is. */
  begin(table: Table): void {
    const { seen, exposed, order } = this;
    seen.fill(0);
    this.undercover.fill(0);
    this.countSeen(table.discards);
    for (let location = 0; location < table.locations; location++) {
      exposed[location] = this.countField(table.fields[location] as readonly Card[]);
      const probation = table.probation[location] as Card;
      if (probation >= FACE_DOWN_KNOWN_TO_ALL) this.see(probation);
      const key = (exposed[location] as number) * ROW + (table.crates[location] as number);
      let at = location;
      for (; at > 0 && key > keyOf(table, exposed, order[at - 1] as number); at--) order[at] = order[at - 1] as number;
      order[at] = location;
    }
  }

  /** Lists the inputs for a seat. Locations come in the order in which the police are near. */
  read(table: Table, seat: Seat): void {
    this.count = 0;
    this.addTable(table, seat);
    this.addCards(table, seat);
    for (let at = 0; at < table.locations; at++) this.addPlace(table, seat, at);
  }

  private countSeen(cards: readonly Card[]): void {
    for (let index = 0; index < cards.length; index++) this.see(cards[index] as Card);
  }

  private see(card: Card): void {
    const entry = ownerOf(card) * CODES + faceOf(card);
    this.seen[entry] = (this.seen[entry] as number) + 1;
  }

  private countField(field: readonly Card[]): number {
    let exposed = 0;
    for (let index = 0; index < field.length; index++) {
      const card = field[index] as Card;
      if (card < FACE_DOWN) {
        exposed++;
        this.see(card);
      } else {
        const owner = ownerOf(card);
        this.undercover[owner] = (this.undercover[owner] as number) + 1;
      }
    }
    return exposed;
  }

  private addTable(table: Table, seat: Seat): void {
    const { seats } = table;
    const mover = table.power >= 0 ? table.power : table.active;
    this.add(at.seats + seats - 2);
    if (table.edition === 'pt') this.add(at.edition);
    this.add(at.phase + PHASES.indexOf(table.phase));
    if (table.role > 0) this.add(at.role + table.role);
    this.add(at.mover + relative(mover, seat, seats));
    this.add(at.active + relative(table.active, seat, seats));
    this.add(at.marker + table.marker);
    this.add(at.supply + Math.min(MOST.supply, Math.ceil(table.supply / SUPPLY_STEP)));
    this.add(at.warehouse + Math.min(MOST.warehouse, table.warehouse));
    const own = table.taken[seat] as number;
    for (let step = 0; step < seats; step++) {
      const other = (seat + step) % seats;
      if (table.managers[other] === 1) this.add(at.managers + step);
      const cards = (table.hands[other] as readonly Card[]).length + (table.piles[other] as readonly Card[]).length;
      this.add(at.cards + step * (DEFAULT_DECK.length + 1) + cards);
      this.add(at.undercover + step * 3 + Math.min(2, this.undercover[other] as number));
      if (step === 0) continue;
      const lead = Math.round(((table.taken[other] as number) - own) / LEAD_STEP);
      this.add(at.lead + (step - 1) * (2 * MOST.lead + 1) + within(lead, MOST.lead) + MOST.lead);
    }
  }

  private addCards(table: Table, seat: Seat): void {
    const { own, seen } = this;
    const { seats, committed } = table;
    for (let index = 0; index < FACES.length; index++) {
      const face = FACES[index] as Face;
      own[face] = seen[seat * CODES + face] as number;
      for (let step = 1; step < seats; step++) {
        const count = seen[((seat + step) % seats) * CODES + face] as number;
        this.addCounted(at.seen + (step - 1) * DEFAULT_DECK.length, face, count);
      }
    }
    const hand = table.hands[seat] as readonly Card[];
    let before = 0;
    for (let index = 0; index < hand.length; index++) {
      const face = faceOf(hand[index] as Card);
      // A hand is in order, so cards alike follow each other.
      this.add(at.hand + (CARD_NUMBER[face] as number) + (face === before ? 1 : 0));
      before = face;
      this.take(face);
    }
    if (committed !== 0) {
      const isOwn = table.active === seat;
      if (isOwn) this.take(faceOf(committed));
      this.add(at.committed + (isOwn ? (FACE_NUMBER[faceOf(committed)] as number) : FACES.length));
    }
    for (let location = 0; location < table.locations; location++) {
      const probation = table.probation[location] as Card;
      if (probation !== 0 && probation < FACE_DOWN_KNOWN_TO_ALL && ownerOf(probation) === seat)
        this.take(faceOf(probation));
      const field = table.fields[location] as readonly Card[];
      for (let index = 0; index < field.length; index++) {
        const card = field[index] as Card;
        if (card >= FACE_DOWN && ownerOf(card) === seat) this.take(faceOf(card));
      }
    }
    for (let index = 0; index < FACES.length; index++) {
      const face = FACES[index] as Face;
      this.addCounted(at.undrawn, face, (IN_DECK[face] as number) - (own[face] as number));
    }
  }

  private take(face: Face): void {
    this.own[face] = (this.own[face] as number) + 1;
  }

  private addCounted(group: number, face: Face, count: number): void {
    if (count <= 0) return;
    this.add(group + (CARD_NUMBER[face] as number));
    if (count > 1) this.add(group + (CARD_NUMBER[face] as number) + 1);
  }

  private addPlace(table: Table, seat: Seat, number: number): void {
    const location = this.order[number] as number;
    const group = at.places + number * PLACE_LAYOUT.size;
    const { seats } = table;
    const crates = table.crates[location] as number;
    this.add(group + place.crates + Math.min(MOST.crates, crates));
    this.add(group + place.exposed + Math.min(EXPOSED_FOR_BUST, this.exposed[location] as number));
    if (table.site === location) this.add(group + place.attention);
    if (table.peekSite === location) this.add(group + place.attention + 1);
    this.add(group + place.probation + probationNumber(table.probation[location] as Card, seat, seats));
    const field = table.fields[location] as readonly Card[];
    if (field.length > 0) this.addField(field, crates, seat, seats, group);
  }

  private addField(field: readonly Card[], crates: number, seat: Seat, seats: number, group: number): void {
    const { known, sums, hidden } = this;
    known.fill(0);
    sums.fill(0);
    hidden.fill(0);
    for (let index = field.length - 1; index >= 0; index--) {
      const card = field[index] as Card;
      const step = relative(ownerOf(card), seat, seats);
      const isHidden = card >= FACE_DOWN;
      const value = isHidden && step > 0 ? 0 : valueOfCard(card);
      if (isHidden) hidden[step] = (hidden[step] as number) + 1;
      known[step] = (known[step] as number) + value;
      // What the sum says of places is replaced by the nearest card of the seat, which comes last.
      sums[step] = (Math.floor((sums[step] as number) / ROW) + (value || GUESS)) * ROW + (ROW - 1 - index);
    }
    let best = 0;
    for (let step = 0; step < seats; step++) {
      const sum = sums[step] as number;
      if (sum === 0) continue;
      if (step > 0 && sum > best) best = sum;
      const strength = Math.min(MOST.strength, known[step] as number);
      this.add(group + place.strength + step * (MOST.strength + 1) + strength);
      const count = hidden[step] as number;
      if (count > 0) this.add(group + place.hidden + step * 2 + (count > 1 ? 1 : 0));
    }
    const margin = Math.floor((sums[0] as number) / ROW) - Math.floor(best / ROW);
    this.add(group + place.margin + within(margin, MOST.margin) + MOST.margin);
    this.addShares(crates, seats, group);
  }

  private addShares(crates: number, seats: number, group: number): void {
    const { sums } = this;
    let left = crates;
    for (let rank = 0; rank < seats; rank++) {
      let first = 0;
      for (let step = 1; step < seats; step++) if ((sums[step] as number) > (sums[first] as number)) first = step;
      if (sums[first] === 0) return;
      sums[first] = 0;
      const taken = halfOf(left);
      left -= taken;
      this.add(group + place.rank + first * SEATS + rank);
      this.add(group + place.share + first * (MOST.share + 1) + Math.min(MOST.share, taken));
    }
  }
}

function keyOf(table: Table, exposed: Int32Array, location: number): number {
  return (exposed[location] as number) * ROW + (table.crates[location] as number);
}

function relative(seat: Seat, to: Seat, seats: number): number {
  return (seat - to + seats) % seats;
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

function probationNumber(card: Card, seat: Seat, seats: number): number {
  if (card === 0) return FACES.length + 2 * (SEATS - 1);
  const step = relative(ownerOf(card), seat, seats);
  if (step > 0) return FACES.length + 2 * (step - 1) + (card >= FACE_DOWN_KNOWN_TO_ALL ? 0 : 1);
  const number = FACE_NUMBER[faceOf(card)] as number;
  return number < 0 ? FACES.length + 2 * (SEATS - 1) + 1 : number;
}
