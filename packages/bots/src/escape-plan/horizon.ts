import { LAST_DAY } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { World } from './world.ts';

/** Whether whoever has to decide has a turn before it whose action is still to be chosen. */
export function beginsTurn({ frames }: Pick<World, 'frames'>): boolean {
  return frames[frames.length - 1]?.kind === 'action';
}

/** More parts than a day has. */
const PARTS = 8;

/** The parts of all days, numbered: a seat has at most one turn in each. */
export function partOf({ day, part }: Pick<World, 'day' | 'part'>): number {
  return day * PARTS + part;
}

/**
 * Once the last day is under way its end is near, and who gets out is a matter of single steps: that is played, not guessed. Alone nobody
 * comes in between, and the net may say it until dusk.
 */
const LATEST = { together: partOf({ day: LAST_DAY, part: 0 }), alone: partOf({ day: LAST_DAY, part: 2 }) } as const;

/** Watches an imagined game for the turn of a seat at whose beginning it is cut short. */
export class Horizon {
  private readonly seat: Seat;
  private readonly turns: number;
  private last = 0;
  private left = 0;

  constructor(seat: Seat, turns: number) {
    this.seat = seat;
    this.turns = turns;
  }

  /** Before a game: the turn under way does not count. */
  begin(world: World): void {
    const isUnderWay = world.turn.seat === this.seat && world.frames.some(({ kind }) => kind === 'turn');
    this.last = isUnderWay ? partOf(world) : 0;
    this.left = this.turns;
  }

  /** Whether that turn begins with the decision at hand. */
  readonly isThere = (world: World, seat: Seat): boolean => {
    if (seat !== this.seat || !beginsTurn(world)) return false;
    const part = partOf(world);
    if (part === this.last) return false;
    this.last = part;
    this.left--;
    return this.left <= 0 && part <= (world.seats === 1 ? LATEST.alone : LATEST.together);
  };
}
