import {
  type Action,
  type Card,
  DIE_SIDES,
  EXPOSED_FOR_BUST,
  FACE_DOWN,
  faceUp,
  type Location,
  MANAGER,
  ORDINARY,
  ownerOf,
  RUNNER_LOAD,
  roleOf,
  SPECIAL_DELIVERY,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { Outlook } from './outlook.ts';
import { fieldStrength, HALVES, isKnownTo, probationStrength } from './prospects.ts';
import type { Table } from './table.ts';

/** What half a point of card value is worth when it is kept for later. */
const KEPT = 225;
/** What an operation is worth to its owner, by role. */
const OPERATION_WORTH = [0, 1600, 500, 1100, 700, 600, 1000];
/** The same for a card nobody knows: six of fourteen are operatives. */
const UNKNOWN_OPERATION = 400;
/** A slot for an undercover agent is worth keeping free for something better. */
const SLOT = 1000;
/** To look is worth something even when nothing is moved. */
const KNOWLEDGE = 200;
/** G7.6: what a working Manager is worth to its owner. */
const POST = 500;
/** An operative soon to be flipped: its owner will like it, the others will not. */
const SOON = 100;
const WORST = -0x4000_0000;
const UNASKED = WORST;

/**
 * How good the options of a seat look at first sight, in thousandths of a crate: what the seat may expect at the locations an option
 * touches, less what the others may, compared with doing nothing.
 */
export class Appraisal extends Outlook {
  /** What each card picked up by a Spy is worth at each location, where it has been asked. */
  private readonly laid = new Int32Array(16);

  override begin(table: Table, seat: Seat, knower: Seat): void {
    super.begin(table, seat, knower);
    if (table.phase === 'arrange') this.laid.fill(UNASKED);
  }

  of(action: Action): number {
    switch (action.type) {
      case 'flip':
        return this.ofFlip(action.location, this.cardToPlace());
      case 'place':
        return this.withOwnCard(this.given.site, this.exposedAt(this.given.site), action.card);
      case 'commit':
        return this.ofCommitting(action.card);
      case 'undercover':
        return this.ofUndercover(action.card, action.location);
      case 'transfer':
        return this.ofMoving(action.from, action.to, this.cardAt(action.from, action.index));
      case 'peek':
        return this.ofPeeking(action.location, action.index);
      case 'hide':
        return this.ofHiding(action.location);
      case 'sabotage':
        return this.ofSabotage(action.location, action.index);
      case 'inspect':
        return KNOWLEDGE;
      case 'arrange':
        return this.ofLayout(action.cards);
      case 'run':
        return this.ofRunning(action.from, action.to);
      case 'bust':
        // G8.8: the location that is busted second still gets a crate from the first.
        return -this.standing(action.location);
      default:
        return 0;
    }
  }

  /** The card that would most likely follow a flip: the one committed, else a middling one of the hand. */
  private cardToPlace(): Card {
    if (this.given.committed !== 0) return this.given.committed;
    const hand = this.given.hands[this.seat] as readonly Card[];
    return hand[hand.length >> 1] ?? 0;
  }

  /** G6.1: the flipped agent counts for its owner, the card put in its place for the seat. */
  private ofFlip(location: Location, card: Card): number {
    const flipped = this.given.probation[location] as Card;
    const risk = ownerOf(flipped) === this.seat ? 0 : this.operationRisk(flipped);
    return this.withOwnCard(location, this.exposedAt(location) + 1, card) - this.standing(location) - risk;
  }

  /**
   * A location with the seat's card put down beside it. Once the bust is sure, what has been flipped counts and the card
   * must wait for the next one.
   */
  private withOwnCard(location: Location, exposed: number, card: Card): number {
    const { prospects } = this;
    const strength = HALVES * valueOfCard(card);
    const kept = strength * KEPT - (OPERATION_WORTH[roleOf(card)] as number);
    const crates = this.cratesAt(location);
    if (exposed < EXPOSED_FOR_BUST) return this.judgeWith(location, strength, exposed, crates) - kept;
    const taken = this.judgeBust(location, 0, crates);
    const { shares } = prospects;
    const left = crates - (shares[0] as number) - (shares[1] as number) - (shares[2] as number) - (shares[3] as number);
    return this.bustsLeft > 1 ? taken + prospects.leadAfterBust(strength, left + SPECIAL_DELIVERY) - kept : taken;
  }

  /** G7.1: whoever flips an operative gives its owner an operation. */
  private operationRisk(flipped: Card): number {
    return isKnownTo(flipped, this.knower) ? (OPERATION_WORTH[roleOf(flipped)] as number) : UNKNOWN_OPERATION;
  }

  /** G6.3, `pt`: a card is as good as the best flip with it. */
  private ofCommitting(card: Card): number {
    const { given, seat } = this;
    let best = WORST;
    for (let location = 0; location < given.locations; location++) {
      if (ownerOf(given.probation[location] as Card) !== seat) best = Math.max(best, this.ofFlip(location, card));
    }
    return best === WORST ? 0 : best;
  }

  /** G6.4: the card counts at once, but an operative wastes its operation. */
  private ofUndercover(card: Card, location: Location): number {
    const strength = HALVES * valueOfCard(card);
    const after = this.judgeWith(location, strength, this.exposedAt(location), this.cratesAt(location));
    return after - this.standing(location) - strength * KEPT - SLOT;
  }

  /** G7.2, G7.3: a card leaves one field for the far end of another. */
  private ofMoving(from: Location, to: Location, card: Card): number {
    if (from === to) return 0;
    const { prospects } = this;
    const owner = ownerOf(card);
    const strength = fieldStrength(card, this.knower);
    const counts = card < FACE_DOWN ? 1 : 0;
    prospects.change(to, owner, strength);
    const after = this.judgeWith(to, 0, this.exposedAt(to) + counts, this.cratesAt(to));
    prospects.change(to, owner, -strength);
    return this.withoutCard(from, card) + after - this.standing(from) - this.standing(to);
  }

  private ofPeeking(location: Location, index: number): number {
    const card = this.cardAt(location, index);
    let best = 0;
    for (let to = 0; to < this.given.locations; to++) best = Math.max(best, this.ofMoving(location, to, card));
    return best + KNOWLEDGE;
  }

  private ofHiding(to: Location): number {
    const { peekSite, peekIndex } = this.given;
    return this.ofMoving(peekSite, to, this.cardAt(peekSite, peekIndex));
  }

  /** G7.4: the die must reach the value. */
  private ofSabotage(location: Location, index: number): number {
    const card = this.cardAt(location, index);
    const post = roleOf(card) !== MANAGER ? 0 : ownerOf(card) === this.seat ? -POST : POST / 2;
    const gain = this.withoutCard(location, card) - this.standing(location) + post;
    return (((DIE_SIDES + 1 - valueOfCard(card)) * gain) / DIE_SIDES) | 0;
  }

  /** G7.5: the Spy has seen every face it lays out. */
  private ofLayout(cards: readonly Card[]): number {
    const { laid } = this;
    const { probation } = this.given;
    let total = 0;
    for (let location = 0; location < cards.length; location++) {
      const card = cards[location] as Card;
      let from = 0;
      while (from < 3 && faceUp(probation[from] as Card) !== card) from++;
      const entry = 4 * location + from;
      if (laid[entry] === UNASKED) laid[entry] = this.ofLaying(location, card);
      total += laid[entry] as number;
    }
    return total;
  }

  private ofLaying(location: Location, card: Card): number {
    const { prospects, given } = this;
    const before = given.probation[location] as Card;
    if (before === 0) return 0;
    const exposed = this.exposedAt(location);
    if (exposed >= EXPOSED_FOR_BUST) return 0;
    const strength = probationStrength(before, this.knower);
    prospects.change(location, ownerOf(before), -strength);
    prospects.change(location, ownerOf(card), HALVES * valueOfCard(card));
    const worth = this.judge(location);
    prospects.change(location, ownerOf(before), strength);
    prospects.change(location, ownerOf(card), -HALVES * valueOfCard(card));
    if (roleOf(card) === ORDINARY) return worth;
    return worth + (ownerOf(card) === this.seat ? SOON : -SOON) * exposed;
  }

  /** G7.7: crates count by the share the seat expects of them. */
  private ofRunning(from: Location, to: Location): number {
    return this.withCrates(from, -RUNNER_LOAD) + this.withCrates(to, RUNNER_LOAD);
  }

  /** What more or fewer crates at a location change. Short of a bust this is in proportion. */
  private withCrates(location: Location, more: number): number {
    const exposed = this.exposedAt(location);
    const standing = this.standing(location);
    if (exposed >= EXPOSED_FOR_BUST)
      return this.judgeWith(location, 0, exposed, this.cratesAt(location) + more) - standing;
    return this.prospects.inProportion(location, EXPOSED_FOR_BUST - exposed, standing, more);
  }
}
