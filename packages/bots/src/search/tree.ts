import type { Seat } from '@stakeout/kernel';

/** A move in the tree of a search: how often it could have been made, how often it was, and what came of it. */
export class TreeNode<Move> {
  readonly move: Move | null;
  /** Who made the move. */
  readonly mover: Seat | -1;
  /** How good the move looked at first sight. */
  readonly promise: number;
  readonly children: TreeNode<Move>[] = [];
  visits = 0;
  /** How often the move was there to be chosen: worlds differ in what is legal. */
  chances = 0;
  /** What it brought its mover, added up. */
  reward = 0;
  /** The wins of the searching seat, added up. */
  wins = 0;

  constructor(move: Move | null, mover: Seat | -1, promise: number) {
    this.move = move;
    this.mover = mover;
    this.promise = promise;
  }
}
