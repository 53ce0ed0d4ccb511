import type { Yield } from './mine.ts';
import type { Puzzle } from './puzzle.ts';

/** So many puzzles lie in a file. */
export const PUZZLES_A_FILE = 25;

/** The list of a game's puzzles: what is loaded before one of them is. */
export interface PuzzleIndex {
  readonly game: string;
  readonly rulesVersion: string;
  /** The themes there are, as the first word of their reasons, and the clauses these cite. */
  readonly themes: readonly string[];
  /** The first is puzzle 1. */
  readonly puzzles: readonly PuzzleEntry[];
  /** How they were found. */
  readonly mined: readonly MinedFigures[];
}

/** Its first rating, the index of its theme, and the clause that its reason cites. */
export type PuzzleEntry = readonly [rating: number, theme: number, clause: string];

/** What a search for puzzles came to. */
export interface MinedFigures {
  readonly seed: number;
  readonly pairs: number;
  readonly machine: string;
  readonly threads: number;
  readonly yielded: Yield;
  readonly found: number;
  readonly cpu: number;
  readonly clock: number;
}

/** A puzzle in its file; how bots did is in its rating by then. */
export type StoredPuzzle = Omit<Puzzle, 'solved'>;

/** The number of the file that a puzzle lies in; what could not be known lies in one beside it. */
export function fileOfPuzzle(id: number): number {
  return Math.floor((id - 1) / PUZZLES_A_FILE);
}

/** The first word of a reason. */
export function themeOf(reason: string): string {
  return reason.split('.')[1] ?? '';
}
