import { createStore, useStore } from '../state/store.ts';
import { NEW_RATING, type Rating, rated } from './glicko.ts';

/** What somebody has done with the puzzles of a game. */
export interface GameProgress {
  readonly rating: Rating;
  /** By the number of the puzzle: whether the first try was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** How many first tries in a row were right, up to now. */
  readonly run: number;
  /** The days with a right first try, oldest first, counted from 1970. */
  readonly days: readonly number[];
}

export type Progress = Readonly<Record<string, GameProgress>>;

const KEY = 'stakeout.puzzles';
const NOTHING: GameProgress = { rating: NEW_RATING, tried: {}, run: 0, days: [] };
/** A puzzle's own rating is a guess from how bots did. */
const DEVIATION_OF_PUZZLE = 200;
/** One try changes no more than this: the first ones would throw a new rating about. */
const MOST_CHANGE = 50;
/** So many days are remembered. */
const MOST_DAYS = 400;
const DAY = 86_400_000;

export const progress = createStore<Progress>(load());

export function useProgress(game: string): GameProgress {
  return progressIn(useStore(progress), game);
}

export function progressIn(all: Progress, game: string): GameProgress {
  return all[game] ?? NOTHING;
}

/** The day of the whole world, counted from 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

/** After a first try. Whoever has tried a puzzle before has no first try left. */
export function afterTry(
  before: GameProgress,
  id: number,
  rating: number,
  isRight: boolean,
  day: number,
): GameProgress {
  if (before.tried[id] !== undefined) return before;
  const against = { rating, deviation: DEVIATION_OF_PUZZLE };
  const after = rated(before.rating, [{ against, score: isRight ? 1 : 0 }]);
  const change = Math.min(MOST_CHANGE, Math.max(-MOST_CHANGE, after.rating - before.rating.rating));
  const days = isRight && before.days.at(-1) !== day ? [...before.days, day].slice(-MOST_DAYS) : before.days;
  return {
    rating: { ...after, rating: before.rating.rating + change },
    tried: { ...before.tried, [id]: isRight },
    run: isRight ? before.run + 1 : 0,
    days,
  };
}

/** How many days in a row, in any game, have a right first try: up to today, or up to yesterday while today is young. */
export function daysInARow(all: Progress, today: number): number {
  const days = new Set(Object.values(all).flatMap((one) => one.days));
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day--) count++;
  return count;
}

/** Notes a first try on the device. */
export function noteTry(game: string, id: number, rating: number, isRight: boolean): void {
  const all = progress.get();
  const next = { ...all, [game]: afterTry(progressIn(all, game), id, rating, isRight, dayOf(Date.now())) };
  progress.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private windows and full disks: it holds for this visit.
  }
}

function load(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).flatMap(([game, one]) => (isProgress(one) ? [[game, one]] : [])));
  } catch {
    return {};
  }
}

function isProgress(one: unknown): one is GameProgress {
  if (typeof one !== 'object' || one === null) return false;
  const { rating, tried, run, days } = one as Record<string, unknown>;
  const { rating: number, deviation, volatility } = (rating ?? {}) as Record<string, unknown>;
  const areNumbers = [number, deviation, volatility, run].every((value) => Number.isFinite(value));
  return (
    areNumbers && typeof tried === 'object' && tried !== null && Array.isArray(days) && days.every(Number.isInteger)
  );
}
