import type { Seat } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import type { Line } from '../judge/judging.ts';

/** "You know this; what gives the best chance?" All of it is plain data. */
export interface Puzzle {
  readonly seats: number;
  /** The seat that is to decide. */
  readonly seat: Seat;
  /** As the game's `configure` takes it, what is as usual left out. */
  readonly options: Readonly<Record<string, unknown>>;
  /** All that the seat knows. */
  readonly view: unknown;
  /** What can be done, best first. */
  readonly choices: readonly PuzzleChoice[];
  /** The index of what looks best at first sight, among the choices. */
  readonly obvious: number;
  /** Why the best is good; `null` in games whose bots have no words. */
  readonly reason: Reason | null;
  /** What solvers of a kind found: tries that were right, and all tries. */
  readonly solved: Readonly<Record<string, readonly [right: number, tries: number]>>;
}

/** An option with what it is worth, in points of 100 for a win. */
export interface PuzzleChoice {
  readonly actions: Line;
  readonly chance: number;
  /** How far that may be off, as a standard error. */
  readonly se: number;
}

/** A puzzle as it was found, with what is told after the answer alone, and what those want to know who look after puzzles. */
export interface MinedPuzzle extends Puzzle {
  /** Of the game of self-play, and of the action in it. */
  readonly found: readonly [game: number, action: number];
  /** How the open table differs from the view. */
  readonly truth: unknown;
  /** The same for twins. */
  readonly twin: string;
  /** By how much the best leads the second, in points, by either judge. */
  readonly leads: readonly [number, number];
}
