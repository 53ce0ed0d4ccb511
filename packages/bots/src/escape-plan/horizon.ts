import type { Seat } from '@stakeout/kernel';
import type { World } from './world.ts';

/** Whether the decision at hand is the first of a turn, as far as one can see without having watched: its action is still to be chosen. */
export function beginsTurn({ frames }: World): boolean {
  return frames[frames.length - 1]?.kind === 'action';
}

/** Parts of all days, one after the other. */
export function partOf({ day, part }: Pick<World, 'day' | 'part'>): number {
  return day * 8 + part;
}

/** How far an imagined game is played. */
export interface Reach {
  /** Until so many more own turns have begun. */
  readonly turns: number;
  /** But what is cut short is cut no later than this part of which day; after that the end is near. */
  readonly latest: number;
}

/** Watches an imagined game for the turn at whose beginning it is cut short. */
export class Horizon {
  private readonly seat: Seat;
  private readonly reach: Reach;
  private last = 0;
  private left = 0;

  constructor(seat: Seat, reach: Reach) {
    this.seat = seat;
    this.reach = reach;
  }

  /** Before a game: the turn under way does not count. */
  begin(world: World): void {
    this.left = this.reach.turns;
    this.last = world.turn.seat === this.seat && world.frames.some(({ kind }) => kind === 'turn') ? partOf(world) : 0;
  }

  readonly isThere = (world: World, seat: Seat): boolean => {
    if (seat !== this.seat || !beginsTurn(world)) return false;
    const part = partOf(world);
    if (part === this.last) return false;
    this.last = part;
    return --this.left <= 0 && part <= this.reach.latest;
  };
}
