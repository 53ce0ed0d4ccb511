import {
  type JudgedAgain,
  judgedAgain,
  type Mined,
  minedFrom,
  puzzleMakerOf,
  type StoredPuzzle,
} from '@stakeout/bots/puzzles';
import { findGame } from '../games.ts';

/** A piece of work as plain data, to cross into a thread. */
export type PuzzleOrder =
  | {
      readonly do: 'mine';
      readonly game: string;
      readonly seed: number;
      readonly number: number;
      readonly pairs: number;
    }
  | {
      readonly do: 'judge';
      readonly game: string;
      readonly seed: number;
      /** What the puzzle is called. */
      readonly name: string;
      readonly puzzle: StoredPuzzle;
      readonly playouts: number;
    };

export function mined({ game, seed, number, pairs }: Extract<PuzzleOrder, { do: 'mine' }>): Mined {
  return minedFrom(makerOf(game), seed, number, pairs);
}

export function judged({ game, seed, puzzle, playouts }: Extract<PuzzleOrder, { do: 'judge' }>): JudgedAgain {
  return judgedAgain(makerOf(game), puzzle, seed, playouts);
}

function makerOf(name: string) {
  const game = findGame(name);
  if (game === null) throw new Error(`there is no game ${name}`);
  return puzzleMakerOf(game);
}
