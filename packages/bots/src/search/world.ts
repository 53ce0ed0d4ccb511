import type { Chance, Seat } from '@stakeout/kernel';

/**
 * A game as a search plays it. A world is one way things could be, made up from a view; it is never the truth. Moves are
 * the game's actions, or several of them in a row where single ones say little.
 */
export interface Worlds<View, World, Move> {
  imagine(view: View, seat: Seat, chance: Chance): World;
  /** Who moves next, or -1 when the game is over. */
  mover(world: World): Seat | -1;
  moves(world: World, seat: Seat): readonly Move[];
  /** Whether two moves are the same, in whatever world they were found. */
  isSame(one: Move, other: Move): boolean;
  /** How good a move looks at first sight, from 0 to 1; search tries the better-looking ones first. */
  promise?(world: World, seat: Seat, move: Move): number;
  play(world: World, seat: Seat, move: Move, chance: Chance): void;
  /** Plays on to the end of the game, quickly and sensibly. */
  finish(world: World, chance: Chance): void;
  /** What the end of the game is worth to every seat, from 0 to 1. */
  rewards(world: World, into: Float64Array): void;
  /** The share of the win of a seat, from 0 to 1. */
  winShare(world: World, seat: Seat): number;
}
