import {
  type Card,
  type Ending,
  type Event,
  type Location,
  ownerOf,
  type View,
  valueOfCard,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Move } from '../../../session/session.ts';

/** What one player got out of a bust. */
export interface Share {
  readonly seat: Seat;
  readonly sum: number;
  readonly crates: number;
  /** The sum is the next player's too, and this one goes first for having the card nearest the location (G8.5). */
  readonly isNearer: boolean;
}

export interface BustStory {
  /** Counts from 1; 0 for those of the final bust (G9.2). */
  readonly bust: number;
  readonly location: Location;
  /** The move in which it happened, counted from 1, for the way to its replay. */
  readonly move: number;
  /** The turn in which it happened, counted from 1. */
  readonly turn: number;
  /** The crates that were there to be shared, and those that nobody took. */
  readonly crates: number;
  readonly left: number;
  readonly row: readonly Card[];
  readonly shares: readonly Share[];
}

/** How many crates everybody had after a turn in which that changed. */
export interface Moment {
  readonly turn: number;
  readonly taken: readonly number[];
}

/** What a player did, in numbers. */
export interface Deeds {
  readonly operations: number;
  readonly undercover: number;
  readonly bestShare: number;
}

export interface Story {
  readonly ending: Ending | '';
  readonly turns: number;
  readonly busts: readonly BustStory[];
  /** From the beginning, when nobody had any, to the end. */
  readonly moments: readonly Moment[];
  readonly deeds: readonly Deeds[];
  /** The crates on each location as the events tell them; equal to those of the view, if the whole match was told. */
  readonly crates: readonly number[];
}

/** G3.2 */
const CRATES_AT_FIRST = 4;

/** The match as it is told afterwards, from what the viewer was shown. */
export function gunrunnersStory(view: View, moves: readonly Move[]): Story {
  const teller = new Teller(view);
  for (const [index, move] of moves.entries()) teller.hear(index + 1, move.events as readonly Event[]);
  return teller.story();
}

class Teller {
  private readonly view: View;
  private readonly crates: number[];
  private readonly taken: number[];
  private readonly busts: BustStory[] = [];
  private readonly moments: Moment[];
  private readonly deeds: { operations: number; undercover: number; bestShare: number }[];
  /** Turns that are over. */
  private turn = 0;

  constructor(view: View) {
    this.view = view;
    this.crates = Array.from({ length: view.locations }, () => CRATES_AT_FIRST);
    this.taken = Array.from({ length: view.seats }, () => 0);
    this.moments = [{ turn: 0, taken: this.taken.slice() }];
    this.deeds = this.taken.map(() => ({ operations: 0, undercover: 0, bestShare: 0 }));
  }

  hear(move: number, events: readonly Event[]): void {
    const before = this.taken.slice();
    for (const [index, event] of events.entries()) this.follow(move, event, events.slice(index + 1));
    if (this.taken.some((crates, seat) => crates !== before[seat])) {
      this.moments.push({ turn: this.turn, taken: this.taken.slice() });
    }
  }

  story(): Story {
    const last = this.moments.at(-1);
    const end = { turn: this.turn, taken: this.taken.slice() };
    const moments = last !== undefined && last.turn < this.turn ? [...this.moments, end] : this.moments;
    const { busts, deeds, crates, turn: turns } = this;
    return { ending: this.view.ending, turns, busts, moments, deeds, crates };
  }

  private follow(move: number, event: Event, rest: readonly Event[]): void {
    switch (event.type) {
      case 'warehouseOverflowed':
        for (const location of this.crates.keys()) this.add(location, 1);
        break;
      case 'cratesDelivered':
        if (event.location !== null) this.add(event.location, event.fromSupply + event.fromWarehouse);
        break;
      case 'cratesRun':
        this.add(event.from, -2);
        this.add(event.to, 2);
        this.did(event.seat, 'operations');
        break;
      case 'agentTransferred':
      case 'undercoverHidden':
      case 'agentTargeted':
      case 'probationersArranged':
        this.did(event.seat, 'operations');
        break;
      case 'undercoverDeployed':
        this.did(event.seat, 'undercover');
        break;
      case 'specialDelivery':
        for (const [location, arrived] of event.crates.entries()) this.add(location, arrived);
        break;
      case 'cratesLeft':
        this.add(event.location, -event.crates);
        break;
      case 'locationBusted':
        this.busts.push(this.bustOf(move, event, rest));
        break;
      case 'cratesTaken': {
        this.add(event.location, -event.crates);
        this.taken[event.seat] = (this.taken[event.seat] ?? 0) + event.crates;
        const deeds = this.deeds[event.seat];
        if (deeds !== undefined) deeds.bestShare = Math.max(deeds.bestShare, event.crates);
        break;
      }
      case 'decisionPassed':
        this.turn = event.turn;
        break;
    }
  }

  /** The shares of a bust are told right after it, up to the next bust. */
  private bustOf(move: number, event: Extract<Event, { type: 'locationBusted' }>, rest: readonly Event[]): BustStory {
    const { location, bust, row } = event;
    const next = rest.findIndex(({ type }) => type === 'locationBusted');
    const own = next < 0 ? rest : rest.slice(0, next);
    const taken = new Map(own.flatMap((one) => (one.type === 'cratesTaken' ? [[one.seat, one.crates] as const] : [])));
    const crates = this.crates[location] ?? 0;
    const shares = lineOf(row).map((share) => ({ ...share, crates: taken.get(share.seat) ?? 0 }));
    const left = crates - shares.reduce((sum, share) => sum + share.crates, 0);
    return { bust, location, move, turn: this.turn + 1, crates, left, row, shares };
  }

  private add(location: Location, crates: number): void {
    this.crates[location] = (this.crates[location] ?? 0) + crates;
  }

  private did(seat: Seat, deed: 'operations' | 'undercover'): void {
    const deeds = this.deeds[seat];
    if (deeds !== undefined) deeds[deed]++;
  }
}

/** G8.3 to G8.5: who goes before whom at a row of cards, and by what. */
export function lineOf(row: readonly Card[]): readonly Omit<Share, 'crates'>[] {
  const sums = new Map<Seat, number>();
  for (const card of row) sums.set(ownerOf(card), (sums.get(ownerOf(card)) ?? 0) + valueOfCard(card));
  // The map has its seats in the order of their nearest cards, and sorting keeps that order among equals.
  const line = [...sums].sort(([, one], [, other]) => other - one);
  return line.map(([seat, sum], index) => ({ seat, sum, isNearer: line[index + 1]?.[1] === sum }));
}
