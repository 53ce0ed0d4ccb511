import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import type { GameProgress } from './progress.ts';

/** A step that has no divisor in common with any number of puzzles there will be: all have their day before one comes again. */
const STEP = 7919;
const DAY = 24 * 3600 * 1000;
/** The next puzzle is one of so many that are nearest to the solver. */
const NEAREST = 5;

/** The puzzle of a day, which everybody counts alike, by UTC: the same for everybody. */
export function puzzleOfDay({ puzzles }: PuzzleIndex, day: string): number {
  return 1 + (((Date.parse(day) / DAY) * STEP) % puzzles.length);
}

/** The number of the next puzzle: not tried yet, about as hard as the solver is strong; once all are tried, the one after this. */
export function nextPuzzle(
  { puzzles, themes }: PuzzleIndex,
  { rating, tried }: GameProgress,
  theme: string | null,
  now: number | null,
): number {
  const wanted = theme === null ? -1 : themes.indexOf(theme);
  const all = puzzles.flatMap(([strength, of], index) =>
    wanted >= 0 && of !== wanted ? [] : [{ id: index + 1, strength }],
  );
  const open = all.filter(({ id }) => !tried.has(id) && id !== now);
  if (open.length === 0) return (all.find(({ id }) => id > (now ?? 0)) ?? all[0])?.id ?? 1;
  const near = open
    .toSorted((one, other) => Math.abs(one.strength - rating.rating) - Math.abs(other.strength - rating.rating))
    .slice(0, NEAREST);
  // The same for the same progress, and yet not always the very nearest.
  return near[tried.size % near.length]?.id ?? 1;
}
