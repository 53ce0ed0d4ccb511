import { z } from 'zod';
import { Day } from './daily.ts';

/** The highest number a puzzle can have. */
export const MOST_PUZZLES = 9999;
/** How many tries one request may hold, so that it fits into a request's body. */
export const TRIES_AT_ONCE = 100;
/** How many tries one answer holds at most. */
export const TRIES_TOLD = 1000;

/** Somebody's first try at a puzzle. */
export const PuzzleTry = z.strictObject({
  puzzle: z.int().min(1).max(MOST_PUZZLES),
  isRight: z.boolean(),
  /** How hard the puzzle was said to be: what the solver's rating is worked out from. */
  rating: z.int().min(0).max(4000),
  /** The day on which it was tried. */
  day: Day,
});
export type PuzzleTry = z.infer<typeof PuzzleTry>;

/** Tries that the server may not have yet, in their order, and how many of its own one has already. */
export const AddPuzzleTries = z.strictObject({
  after: z.int().min(0).max(MOST_PUZZLES),
  tries: z.array(PuzzleTry).max(TRIES_AT_ONCE),
});
export type AddPuzzleTries = z.infer<typeof AddPuzzleTries>;

/** What the server has beyond the first `after`, in the order in which it came to know of it, and how many there are in all. */
export const PuzzleTries = z.strictObject({ tries: z.array(PuzzleTry), count: z.int().min(0) });
export type PuzzleTries = z.infer<typeof PuzzleTries>;
