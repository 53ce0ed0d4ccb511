import { daysAfter, type PuzzleTry } from '@stakeout/protocol';
import { NEW_RATING, type Rating, rated } from './glicko.ts';

/** What somebody has done with the puzzles of a game: all of it follows from their first tries, in their order. */
export interface GameProgress {
  readonly rating: Rating;
  /** By the number of the puzzle: whether the first try was right. */
  readonly tried: ReadonlyMap<number, boolean>;
  /** How many first tries in a row were right, up to now. */
  readonly run: number;
}

/** A puzzle's own rating is a guess from how bots did. */
const DEVIATION_OF_PUZZLE = 200;
/** One try changes no more than this: the first ones would throw a new rating about. */
const MOST_CHANGE = 50;

const worked = new WeakMap<readonly PuzzleTry[], GameProgress>();

export function progressAfter(tries: readonly PuzzleTry[]): GameProgress {
  const known = worked.get(tries);
  if (known !== undefined) return known;
  let rating = NEW_RATING;
  let run = 0;
  const tried = new Map<number, boolean>();
  for (const { puzzle, isRight, rating: strength } of tries) {
    rating = ratedByTry(rating, strength, isRight);
    run = isRight ? run + 1 : 0;
    tried.set(puzzle, isRight);
  }
  const progress = { rating, tried, run };
  worked.set(tries, progress);
  return progress;
}

function ratedByTry(before: Rating, strength: number, isRight: boolean): Rating {
  const against = { rating: strength, deviation: DEVIATION_OF_PUZZLE };
  const after = rated(before, [{ against, score: isRight ? 1 : 0 }]);
  const change = Math.min(MOST_CHANGE, Math.max(-MOST_CHANGE, after.rating - before.rating));
  return { ...after, rating: before.rating + change };
}

/** The days with a right first try. */
export function rightDays(tries: readonly PuzzleTry[]): ReadonlySet<string> {
  return new Set(tries.flatMap(({ isRight, day }) => (isRight ? [day] : [])));
}

/** How many days in a row are among them: up to today, or up to yesterday while today is young. */
export function daysInARow(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : daysAfter(today, -1);
  let count = 0;
  for (; days.has(day); day = daysAfter(day, -1)) count++;
  return count;
}

const WEEK = 7;

/** The days of the week of a day, from Monday on. */
export function weekOf(day: string): readonly string[] {
  const sinceMonday = (new Date(day).getUTCDay() + WEEK - 1) % WEEK;
  return Array.from({ length: WEEK }, (_, index) => daysAfter(day, index - sinceMonday));
}
