import { dayOf, type PuzzleTries, type PuzzleTry } from '@stakeout/protocol';
import { useLearnt } from '../state/learnt.ts';
import { createStore, useStore } from '../state/store.ts';
import { daysInARow, type GameProgress, progressAfter, rightDays } from './progress.ts';

/** First tries at the puzzles of a game. */
export interface KeptTries {
  readonly tries: readonly PuzzleTry[];
  /** So many of them, the first ones, are the server's, in its order. */
  readonly sent: number;
}

/** What this device keeps of first tries. */
export interface Kept {
  /** Whose the server's are; `null` while there are none. */
  readonly owner: string | null;
  readonly games: Readonly<Record<string, KeptTries>>;
}

const KEY = 'stakeout.puzzles.tries';
const NOTHING: KeptTries = { tries: [], sent: 0 };
const NOBODY: Kept = { owner: null, games: {} };

export const kept = createStore<Kept>(load());

// Another window of this browser has noted something.
globalThis.addEventListener?.('storage', ({ key }) => key === KEY && kept.set(load()));

export function triesIn({ games }: Kept, game: string): KeptTries {
  return games[game] ?? NOTHING;
}

export function progressIn(game: string): GameProgress {
  return progressAfter(triesIn(kept.get(), game).tries);
}

export function useProgress(game: string): GameProgress {
  return progressAfter(triesIn(useStore(kept), game).tries);
}

/** The days on which something was learnt: a puzzle found at the first try, in any game, or a lesson seen to its end. */
export function useLearningDays(): ReadonlySet<string> {
  const found = rightDays(Object.values(useStore(kept).games).flatMap(({ tries }) => tries));
  return new Set([...found, ...useLearnt().days]);
}

export function useDaysInARow(): number {
  return daysInARow(useLearningDays(), dayOf(Date.now()));
}

/** Notes a first try on the device, and gives how far it changed the rating; `null` for what was tried before. */
export function noteTry(game: string, one: PuzzleTry): number | null {
  const before = progressIn(game);
  if (before.tried.has(one.puzzle)) return null;
  const { tries, sent } = triesIn(kept.get(), game);
  keepTries(game, { tries: [...tries, one], sent });
  return progressIn(game).rating.rating - before.rating.rating;
}

export function keepTries(game: string, tries: KeptTries): void {
  const { owner, games } = kept.get();
  keep({ owner, games: { ...games, [game]: tries } });
}

/** What was tried on this device comes along to whoever it belongs to now: it is sent again, and the first try of each puzzle stays. */
export function keepFor(person: string): void {
  const { owner, games } = kept.get();
  if (owner === person) return;
  const unsent = Object.entries(games).map(([game, { tries }]) => [game, { tries, sent: 0 }] as const);
  keep({ owner: person, games: Object.fromEntries(unsent) });
}

/** The device is nobody's any more. */
export function forgetTries(): void {
  keep(NOBODY);
}

/**
 * The tries of the device and those of the server, of which the first `after` were here already. The server's come first, in its order,
 * and what it knows of a puzzle holds.
 */
export function joined({ tries }: KeptTries, after: number, told: PuzzleTries): KeptTries {
  // It has lost some: it is told of all of them again.
  if (told.count < after) return { tries, sent: 0 };
  const known = [...tries.slice(0, after), ...told.tries];
  const puzzles = new Set(known.map(({ puzzle }) => puzzle));
  return { tries: [...known, ...tries.slice(after).filter(({ puzzle }) => !puzzles.has(puzzle))], sent: known.length };
}

function keep(next: Kept): void {
  kept.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private windows and full disks: it holds for this visit.
  }
}

function load(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isObject(stored) || !isObject(stored['games'])) return NOBODY;
    const { owner, games } = stored;
    const whole = Object.entries(games as object).filter((entry): entry is [string, KeptTries] => areTries(entry[1]));
    return { owner: typeof owner === 'string' ? owner : null, games: Object.fromEntries(whole) };
  } catch {
    return NOBODY;
  }
}

function areTries(one: unknown): one is KeptTries {
  if (!isObject(one)) return false;
  const { tries, sent } = one;
  return Array.isArray(tries) && tries.every(isTry) && Number.isInteger(sent) && Number(sent) <= tries.length;
}

function isTry(one: unknown): one is PuzzleTry {
  if (!isObject(one)) return false;
  const { puzzle, isRight, rating, day } = one;
  return (
    Number.isInteger(puzzle) && typeof isRight === 'boolean' && Number.isInteger(rating) && typeof day === 'string'
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
