import type { Chance, Seat } from '@stakeout/kernel';
import type { Memory } from '../search/search-player.ts';

/** What the bots of a game give the judge. */
export interface Judging {
  /** How many imagined games a value is made of, so that a review takes half a minute or so. */
  readonly playouts: number;
  readonly worlds: (seat: Seat) => JudgedWorlds;
  readonly remember: (seat: Seat) => Memory<unknown>;
  /** How the share of imagined games won becomes the chance in a real one, at the time of the view. */
  readonly scaleAt: (view: unknown) => Scale;
  /**
   * What is worth weighing at a decision, as whole options: actions in a row, up to the first that brings something to light.
   * `isLater` where it follows other actions of the same decision. Without it every option is weighed by itself.
   */
  readonly lines?: (view: unknown, seat: Seat, options: readonly unknown[], isLater: boolean) => readonly Line[];
  /**
   * The name of what an event drew or rolled before the eyes of the seat; `null` where that is nothing. Without it a draw is
   * where chance is asked.
   */
  readonly drawIn?: (event: unknown, seat: Seat) => string | null;
}

/** What a seat could do with a decision: actions in a row. */
export type Line = readonly unknown[];

/** `lift + slope · share`: a straight line, so that the mean of imagined games stays a mean. */
export interface Scale {
  readonly lift: number;
  readonly slope: number;
}

/** Imagined games count as they are. */
export const AS_COUNTED: Scale = { lift: 0, slope: 1 };

/** A game as the judge imagines it. A world is a state of the game made up from a view, never the truth. */
export interface JudgedWorlds {
  imagine(view: unknown, seat: Seat, chance: Chance): unknown;
  play(world: unknown, seat: Seat, action: unknown, chance: Chance): void;
  /** Plays on to the end by habit, from anywhere a person may have left the table; `number` is that of the imagined game. */
  finish(world: unknown, chance: Chance, number: number): void;
  /** How it ended for a seat, by the letter of the rules. */
  endingOf(world: unknown, seat: Seat): Ending;
}

/** How an imagined game ended for a seat. */
export interface Ending {
  /** The share of the win, from 0 to 1. */
  readonly share: number;
  readonly score: number;
}
