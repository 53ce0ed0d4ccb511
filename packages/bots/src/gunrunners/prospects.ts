import {
  type Card,
  DECK_SIZE,
  EXPOSED_FOR_BUST,
  FACE_DOWN,
  FACE_DOWN_KNOWN_TO_ALL,
  HIGHEST_VALUE,
  halfOf,
  type Location,
  ownerOf,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Table } from './table.ts';

/** Whose knowledge counts: everything the table shows, or what one seat could know of an imagined world. */
export const AS_SHOWN = -1;

/** What things are worth is counted in thousandths of a crate: whole numbers are passed around without allocating. */
export const CRATE = 1000;
/** Sums are counted in half points, so that guesses fall between values and everything stays whole. */
export const HALVES = 2;
/** What a face-down card is taken for: people hide their better cards in the field, and train all kinds. */
const UNDERCOVER_GUESS = 6;
const PROBATION_GUESS = 5;

/** How much may still change until the bust, by the flips to go: a lead is only as good as that allows. */
const SPREAD_BY_FLIPS = [0.6, 2, 3.8, 5.2, 6.4];
/** How likely a seat without a card at a location still gets one there before the bust. */
const ARRIVAL_BY_FLIPS = [0, 0.12, 0.4, 0.6, 0.7];
/** How many crates more lie there by then. */
const GROWTH_BY_FLIPS = [0, 0.6, 1.5, 2.5, 3.5];
/** How likely the bust comes at all, by the busts left in the game and the flips left at the location. */
const LIKELIHOOD = [
  [0, 0, 0, 0, 0],
  [1, 0.6, 0.25, 0.1, 0.04],
  [1, 0.8, 0.5, 0.28, 0.16],
  [1, 0.88, 0.68, 0.45, 0.32],
  [1, 0.92, 0.78, 0.6, 0.48],
];
const FORESIGHT = LIKELIHOOD.length - 1;

/** The sum of one seat's cards stays below this, in half points: of a whole deck. */
const HIGHEST = HALVES * HIGHEST_VALUE * DECK_SIZE;
/**
 * A seat's rank at a location is one number: its sum, and below that how near its nearest card lies, which decides ties
 * (G8.5). Only the first few places of a row are told apart.
 */
const PER_HALF = 16;
const NEAREST = 7;
/** Places in line are counted in fractions of a place. */
const PLACE = 64;
const WIDTH = 2 * HIGHEST * PER_HALF + 1;
const CENTRE = HIGHEST * PER_HALF;
/** For every number of flips to go and every difference in rank: how much of a place the second loses to the first. */
const BEHIND = Uint8Array.from({ length: SPREAD_BY_FLIPS.length * WIDTH }, (_, index) => {
  const difference = (index % WIDTH) - CENTRE;
  const halves = Math.round(difference / PER_HALF) || Math.sign(difference);
  return Math.round(PLACE / (1 + Math.exp((-1.7 * halves) / (SPREAD_BY_FLIPS[Math.floor(index / WIDTH)] as number))));
});
/** The part of the crates a seat gets at a place in line: a half, a quarter, and so on (G8.4). */
const PARTS = Float64Array.from({ length: 3 * PLACE + 2 }, (_, index) => 0.5 ** (1 + index / PLACE));

const SEATS = 4;

/**
 * What a seat may expect of the coming busts, location by location. One is used over and over, since it serves every
 * decision of every imagined game.
 */
export class Prospects {
  /** Every seat's rank at every location, the probationary agent included: the next flip brings it into the field. */
  private readonly ranks = new Int32Array(SEATS * SEATS);
  private readonly line = new Int32Array(SEATS);
  /** What a bust that was just judged gives every seat. */
  readonly shares = new Int32Array(SEATS);
  readonly exposed = new Int32Array(SEATS);
  readonly crates = new Int32Array(SEATS);
  private seats = 0;
  private odds: readonly number[] = [];

  /** Turns to a table, with so many busts to come in the whole game. */
  begin(table: Table, bustsLeft: number): void {
    this.seats = table.seats;
    this.odds = LIKELIHOOD[Math.min(bustsLeft, FORESIGHT)] as readonly number[];
  }

  /** Reads a location as `knower` knows it. */
  read(table: Table, location: Location, knower: Seat): void {
    const { ranks } = this;
    const field = table.fields[location] as readonly Card[];
    const row = location * SEATS;
    ranks[row] = 0;
    ranks[row + 1] = 0;
    ranks[row + 2] = 0;
    ranks[row + 3] = 0;
    let exposed = 0;
    for (let index = 0; index < field.length; index++) {
      const card = field[index] as Card;
      const place = row + ownerOf(card);
      let rank = ranks[place] as number;
      if (rank === 0 && index < NEAREST) rank = NEAREST - index;
      if (card < FACE_DOWN) {
        exposed++;
        rank += PER_HALF * HALVES * valueOfCard(card);
      } else rank += PER_HALF * fieldStrength(card, knower);
      ranks[place] = rank;
    }
    this.exposed[location] = exposed;
    this.crates[location] = table.crates[location] as number;
    const probation = table.probation[location] as Card;
    if (probation !== 0) this.change(location, ownerOf(probation), probationStrength(probation, knower));
  }

  /** Adds strength to a seat at a location, or takes it away. A card that is added goes to the far end. */
  change(location: Location, seat: Seat, by: number): void {
    const place = location * SEATS + seat;
    this.ranks[place] = (this.ranks[place] as number) + PER_HALF * by;
  }

  /**
   * A seat's expectation at a location less what the others have on average, when it has `gain` more there, so many flips
   * are to go, and so many crates lie there. Written out seat by seat: this is the innermost loop of every imagined game.
   */
  lead(location: Location, seat: Seat, gain: number, flips: number, crates: number): number {
    const { ranks, seats } = this;
    const row = location * SEATS;
    const before = ranks[row + seat] as number;
    ranks[row + seat] = before + PER_HALF * gain;
    const middle = flips * WIDTH + CENTRE;
    const arrival = ARRIVAL_BY_FLIPS[flips] as number;
    const a = ranks[row] as number;
    const b = ranks[row + 1] as number;
    let lost = BEHIND[middle + a - b] as number;
    let lineA = PLACE - lost;
    let lineB = lost;
    let all = 0;
    let mine = 0;
    if (seats > 2) {
      const c = ranks[row + 2] as number;
      lost = BEHIND[middle + a - c] as number;
      let lineC = lost;
      lineA += PLACE - lost;
      lost = BEHIND[middle + b - c] as number;
      lineC += lost;
      lineB += PLACE - lost;
      if (seats > 3) {
        const d = ranks[row + 3] as number;
        lost = BEHIND[middle + a - d] as number;
        let lineD = lost;
        lineA += PLACE - lost;
        lost = BEHIND[middle + b - d] as number;
        lineD += lost;
        lineB += PLACE - lost;
        lost = BEHIND[middle + c - d] as number;
        lineD += lost;
        lineC += PLACE - lost;
        const partD = partAt(lineD, d, arrival);
        all += partD;
        if (seat === 3) mine = partD;
      }
      const partC = partAt(lineC, c, arrival);
      all += partC;
      if (seat === 2) mine = partC;
    }
    const partA = partAt(lineA, a, arrival);
    const partB = partAt(lineB, b, arrival);
    all += partA + partB;
    if (seat === 0) mine = partA;
    else if (seat === 1) mine = partB;
    ranks[row + seat] = before;
    const expected = CRATE * (crates + (GROWTH_BY_FLIPS[flips] as number)) * (this.odds[flips] as number);
    return (expected * (mine - (all - mine) / (seats - 1))) | 0;
  }

  /** What more or fewer crates make of an expectation, which is in proportion to them. */
  inProportion(location: Location, flips: number, expectation: number, more: number): number {
    return ((expectation * more) / ((this.crates[location] as number) + (GROWTH_BY_FLIPS[flips] as number))) | 0;
  }

  /** The same for a bust that comes now: G8.4 and G8.5 to the letter, guesses aside. `shares` tells what everybody gets. */
  leadAtBust(location: Location, seat: Seat, crates: number): number {
    const { ranks, line, shares, seats } = this;
    const row = location * SEATS;
    for (let one = 0; one < SEATS; one++) {
      shares[one] = 0;
      line[one] = ranks[row + one] as number;
    }
    let left = crates;
    for (let served = 0; served < seats; served++) {
      let best = 0;
      for (let one = 1; one < seats; one++) if ((line[one] as number) > (line[best] as number)) best = one;
      // Less than half a point is no card at all.
      if ((line[best] as number) < PER_HALF) break;
      line[best] = 0;
      const taken = halfOf(left);
      shares[best] = taken;
      left -= taken;
    }
    const mine = shares[seat] as number;
    return (CRATE * (mine - (crates - left - mine) / (seats - 1))) | 0;
  }

  /** A fresh location after its bust, with nothing but the seat's own card of some strength beside it. */
  leadAfterBust(strength: number, crates: number): number {
    const { seats } = this;
    const lost = BEHIND[EXPOSED_FOR_BUST * WIDTH + CENTRE + PER_HALF * strength] as number;
    const mine = PARTS[(PLACE - lost) * (seats - 1)] as number;
    const theirs = PARTS[lost + ((PLACE * (seats - 2)) >> 1)] as number;
    const others = theirs * (ARRIVAL_BY_FLIPS[EXPOSED_FOR_BUST] as number);
    const expected = crates + (GROWTH_BY_FLIPS[EXPOSED_FOR_BUST] as number);
    return (CRATE * expected * (this.odds[EXPOSED_FOR_BUST] as number) * (mine - others)) | 0;
  }
}

/** The part of the crates at a place in line; who has nothing there yet must arrive first. */
function partAt(line: number, rank: number, arrival: number): number {
  const part = PARTS[line] as number;
  return rank < PER_HALF ? part * arrival : part;
}

export function fieldStrength(card: Card, knower: Seat): number {
  return isKnownTo(card, knower) ? HALVES * valueOfCard(card) : UNDERCOVER_GUESS;
}

export function probationStrength(card: Card, knower: Seat): number {
  return isKnownTo(card, knower) ? HALVES * valueOfCard(card) : PROBATION_GUESS;
}

/** In an imagined world every face is there; a seat must not use those it could not know. */
export function isKnownTo(card: Card, knower: Seat): boolean {
  if (card < FACE_DOWN || card >= FACE_DOWN_KNOWN_TO_ALL) return true;
  return knower === AS_SHOWN ? valueOfCard(card) !== 0 : ownerOf(card) === knower;
}
