import {
  type Card,
  type Ending,
  type Event,
  type EventOf,
  forecast,
  type Location,
  RUNNER_LOAD,
  type Share,
  type View,
} from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import type { Move } from '../../../session/session.ts';

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
  /** From the beginning, when nobody had any unless it was in the middle of a match, to the end. */
  readonly moments: readonly Moment[];
  readonly deeds: readonly Deeds[];
  /** The crates on each location at the beginning. */
  readonly crates: readonly number[];
}

/** The match as it is told afterwards, from what the viewer was shown, and how the table lies in the end. */
export function gunrunnersStory(view: View, moves: readonly Move[]): Story {
  const nothing = { crates: view.crates.map(() => 0), taken: view.taken.map(() => 0) };
  const { crates, taken } = tellerOf(view, nothing, moves);
  // What there was at the beginning is what there is in the end, but for what came and went.
  return tellerOf(view, { crates: less(view.crates, crates), taken: less(view.taken, taken) }, moves).story();
}

function tellerOf(view: View, start: Start, moves: readonly Move[]): Teller {
  const teller = new Teller(view, start);
  for (const [index, move] of moves.entries()) teller.hear(index + 1, move.events as readonly Event[]);
  return teller;
}

function less(counts: readonly number[], others: readonly number[]): number[] {
  return counts.map((count, index) => count - (others[index] ?? 0));
}

/** The crates on each location, and with each player. */
interface Start {
  readonly crates: readonly number[];
  readonly taken: readonly number[];
}

class Teller {
  private readonly view: View;
  private readonly start: Start;
  readonly crates: number[];
  readonly taken: number[];
  private readonly busts: BustStory[] = [];
  private readonly moments: Moment[];
  private readonly deeds: { operations: number; undercover: number; bestShare: number }[];
  /** Turns that are over. */
  private turn = 0;

  constructor(view: View, start: Start) {
    this.view = view;
    this.start = start;
    this.crates = start.crates.slice();
    this.taken = start.taken.slice();
    this.moments = [{ turn: 0, taken: this.taken.slice() }];
    this.deeds = this.taken.map(() => ({ operations: 0, undercover: 0, bestShare: 0 }));
  }

  hear(move: number, events: readonly Event[]): void {
    const before = this.taken.slice();
    for (const event of events) this.follow(move, event);
    if (this.taken.some((crates, seat) => crates !== before[seat])) {
      this.moments.push({ turn: this.turn, taken: this.taken.slice() });
    }
  }

  story(): Story {
    const last = this.moments.at(-1);
    const end = { turn: this.turn, taken: this.taken.slice() };
    const moments = last !== undefined && last.turn < this.turn ? [...this.moments, end] : this.moments;
    const { busts, deeds, turn: turns } = this;
    return { ending: this.view.ending, turns, busts, moments, deeds, crates: this.start.crates };
  }

  private follow(move: number, event: Event): void {
    switch (event.type) {
      case 'warehouseOverflowed':
        for (const location of this.crates.keys()) this.add(location, 1);
        break;
      case 'cratesDelivered':
        if (event.location !== null) this.add(event.location, event.fromSupply + event.fromWarehouse);
        break;
      case 'cratesRun':
        this.add(event.from, -RUNNER_LOAD);
        this.add(event.to, RUNNER_LOAD);
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
        this.busts.push(this.bustOf(move, event));
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

  private bustOf(move: number, { location, bust, row }: EventOf<'locationBusted'>): BustStory {
    const crates = this.crates[location] ?? 0;
    const { shares, stays } = forecast(row, crates);
    return { bust, location, move, turn: this.turn + 1, crates, left: stays, row, shares };
  }

  private add(location: Location, crates: number): void {
    this.crates[location] = (this.crates[location] ?? 0) + crates;
  }

  private did(seat: Seat, deed: 'operations' | 'undercover'): void {
    const deeds = this.deeds[seat];
    if (deeds !== undefined) deeds[deed]++;
  }
}
