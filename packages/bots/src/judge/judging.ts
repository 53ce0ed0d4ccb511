import type { Seat } from '@stakeout/kernel';
import type { Memory } from '../search/search-player.ts';
import type { Worlds } from '../search/world.ts';

/** What the bots of a game give the judge. */
export interface Judging {
  /** How many imagined games a value is made of, so that a review takes half a minute or so. */
  readonly playouts: number;
  /** The game as it is imagined by a seat. */
  readonly worlds: (seat: Seat) => JudgedWorlds;
  readonly remember: (seat: Seat) => Memory<unknown>;
  /**
   * What is worth weighing at a decision, as whole options: actions in a row, up to the first that brings something to light.
   * `isLater` where it follows other actions of the same decision. Without it every option is weighed by itself.
   */
  readonly lines?: (view: unknown, seat: Seat, options: readonly unknown[], isLater: boolean) => readonly Line[];
  /** How the share of imagined games won becomes the chance in a real one, at the time of the view. */
  readonly scaleAt: (view: unknown) => Scale;
  /** The name of what an event drew or rolled before the eyes of the seat; `null` where that is nothing. */
  readonly drawIn: (event: unknown, seat: Seat) => string | null;
}

/** What a seat could do with a decision. */
export type Line = readonly unknown[];

/** `lift + slope · share`: a straight line, so that means of imagined games stay means. */
export interface Scale {
  readonly lift: number;
  readonly slope: number;
}

export const AS_COUNTED: Scale = { lift: 0, slope: 1 };

/** Worlds that the judge plays through: from anywhere a person may have left them, and to the very end. */
export interface JudgedWorlds
  extends Pick<Worlds<unknown, unknown, unknown>, 'imagine' | 'mover' | 'moves' | 'play' | 'winShare'> {
  /** Plays on to the end, by habit; `number` is that of the imagined game. */
  finish(world: unknown, chance: Parameters<Worlds<unknown, unknown, unknown>['finish']>[1], number: number): void;
  score(world: unknown, seat: Seat): number;
}
