import {
  type Card,
  type Event,
  type Face,
  faceOf,
  faceUp,
  isBack,
  type Location,
  ownerOf,
  type View,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Memory } from '../search/search-player.ts';
import { readNotes } from './notes.ts';
import type { Jumble, Recalled } from './recalled.ts';

/** What is known of a card on the table: owner and face, as in a hand; 0 when nothing is. */
type Known = Card;

/**
 * What a seat has earned by watching: the cards it put down itself, those its Spy or Informer saw, the 1s everybody put
 * down at the start, and every card that went to the discards before all eyes. Whatever somebody moves openly is followed
 * with the finger; what a foreign Spy shuffles is known by its back alone, and as one of several where one owner has more.
 */
export class TableMemory implements Memory<Recalled> {
  private readonly seat: Seat;
  /** The probationary agent of each location. */
  private readonly probation: Known[];
  /** The cards of each field, in step with the row; exposed cards are 0, everybody sees them. */
  private readonly fields: Known[][];
  /** Every card discarded, in order. */
  private readonly discards: Card[];
  /** Known probationary agents that lie at one of several places. */
  private jumbles: Jumble[];

  constructor(seat: Seat, notes: unknown) {
    const { probation, fields, discards, jumbles } = readNotes(notes);
    this.seat = seat;
    this.probation = probation;
    this.fields = fields;
    this.discards = discards;
    this.jumbles = jumbles;
  }

  notes(): unknown {
    return copyOf({
      probation: this.probation,
      fields: this.fields,
      discards: this.discards,
      jumbles: this.jumbles,
    });
  }

  watch(events: readonly unknown[]): void {
    for (const event of events as readonly Event[]) this.note(event);
  }

  private note(event: Event): void {
    switch (event.type) {
      case 'agentStationed':
        this.probation[event.location] = known(event.card);
        break;
      case 'agentFlipped':
        this.uncover(event.location, event.card);
        this.field(event.location).push(0);
        break;
      case 'agentPlaced':
        this.probation[event.location] = known(event.card);
        break;
      case 'undercoverDeployed':
        this.field(event.location).push(known(event.card));
        break;
      case 'agentTransferred':
        takeAt(this.field(event.from), event.index);
        this.field(event.to).push(0);
        break;
      case 'undercoverPeeked':
        if (!isBack(event.card)) this.field(event.location)[event.index] = known(event.card);
        break;
      case 'undercoverHidden':
        this.field(event.to).push(takeAt(this.field(event.from), event.index));
        break;
      case 'agentSabotaged':
        takeAt(this.field(event.location), event.index);
        this.discards.push(event.card);
        break;
      case 'probationersInspected':
        if (event.seat === this.seat) this.learn(event.cards);
        break;
      case 'probationersArranged':
        if (event.seat === this.seat) this.learn(event.cards);
        else this.jumble(event.cards);
        break;
      case 'fieldDiscarded':
        this.field(event.location).length = 0;
        this.discards.push(...event.cards);
        break;
    }
  }

  private field(location: Location): Known[] {
    return this.fields[location] as Known[];
  }

  /** A probationary agent comes to light; where it was one of several, the others are easier to tell. */
  private uncover(location: Location, card: Card): void {
    this.probation[location] = 0;
    const jumble = this.jumbles.find(({ locations }) => locations.includes(location));
    if (jumble === undefined) return;
    jumble.locations.splice(jumble.locations.indexOf(location), 1);
    const index = jumble.faces.indexOf(faceOf(card));
    if (index >= 0) jumble.faces.splice(index, 1);
    this.resolve(jumble);
  }

  /** The seat's own Spy: it has seen everything, and what it lays out it knows. */
  private learn(cards: readonly Card[]): void {
    this.jumbles = [];
    for (const [location, card] of cards.entries()) this.probation[location] = known(card);
  }

  /** A foreign Spy: every owner's cards may have changed places with one another, but nobody's are lost. */
  private jumble(backs: readonly Card[]): void {
    const facesOf = new Map<Seat, Face[]>();
    for (const card of this.probation) {
      if (card !== 0) listOf(facesOf, ownerOf(card)).push(faceOf(card));
    }
    for (const { owner, faces } of this.jumbles) listOf(facesOf, owner).push(...faces);
    const locationsOf = new Map<Seat, Location[]>();
    for (const [location, back] of backs.entries()) {
      if (back !== 0) listOf(locationsOf, ownerOf(back)).push(location);
      this.probation[location] = 0;
    }
    this.jumbles = [];
    for (const [owner, locations] of locationsOf) {
      const jumble = { owner, locations, faces: facesOf.get(owner) ?? [] };
      this.jumbles.push(jumble);
      this.resolve(jumble);
    }
  }

  /** When all cards of a jumble are known and alike, as a single one always is, their places are known too. */
  private resolve(jumble: Jumble): void {
    const { owner, locations, faces } = jumble;
    const isSure = faces.length >= locations.length && new Set(faces).size === 1;
    if (isSure) for (const location of locations) this.probation[location] = (owner + 1) * 100 + (faces[0] as Face);
    if (isSure || faces.length === 0 || locations.length === 0) this.jumbles.splice(this.jumbles.indexOf(jumble), 1);
  }

  /** The view with every face that is remembered. A memory that does not fit the table is worth nothing. */
  recall(view: View): Recalled {
    const recalled: Recalled = {
      ...view,
      probation: view.probation.map((card, location) => filled(card, this.probation[location] ?? 0)),
      fields: view.fields.map((field, location) => this.recallRow(field, this.fields[location])),
      discards: this.recallRow(view.discards, this.discards),
      jumbles: this.jumbles.filter((jumble) => fits(view, jumble)).map(copyOf),
    };
    return isPossible(recalled) ? recalled : { ...view, jumbles: [] };
  }

  private recallRow(row: readonly Card[], remembered: readonly Known[] | undefined): readonly Card[] {
    if (remembered === undefined || remembered.length !== row.length) return row;
    return row.map((card, index) => filled(card, remembered[index] ?? 0));
  }
}

/** A card as it is remembered: owner and face, without stance. Backs say nothing. */
function known(card: Card): Known {
  return isBack(card) ? 0 : faceUp(card);
}

/** A back with the face it is remembered to have; its stance stays. */
function filled(card: Card, remembered: Known): Card {
  if (card === 0 || remembered === 0 || !isBack(card) || ownerOf(card) !== ownerOf(remembered)) return card;
  return card + faceOf(remembered);
}

function fits(view: View, { owner, locations, faces }: Jumble): boolean {
  const areThere = locations.every((location) => {
    const card = view.probation[location] ?? 0;
    return card !== 0 && isBack(card) && ownerOf(card) === owner;
  });
  return areThere && faces.length <= locations.length;
}

/** Whether no owner has more cards of a face than a deck holds, jumbled ones included. */
function isPossible(view: Recalled): boolean {
  for (let seat = 0; seat < view.seats; seat++) {
    const left = new Map<Face, number>();
    for (const face of view.deck) left.set(face, (left.get(face) ?? 0) + 1);
    const rows = [view.probation, ...view.fields, view.hands[seat] ?? [], view.piles[seat] ?? [], view.discards];
    for (const card of [view.committed, ...rows.flat()]) {
      if (card !== 0 && !isBack(card) && ownerOf(card) === seat)
        left.set(faceOf(card), (left.get(faceOf(card)) ?? 0) - 1);
    }
    for (const jumble of view.jumbles) {
      if (jumble.owner === seat) for (const face of jumble.faces) left.set(face, (left.get(face) ?? 0) - 1);
    }
    for (const count of left.values()) if (count < 0) return false;
  }
  return true;
}

function takeAt(cards: Known[], index: number): Known {
  return cards.splice(index, 1)[0] ?? 0;
}

function listOf<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function copyOf<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
