import { dayOf } from '@stakeout/protocol';
import { createStore, useStore } from './store.ts';

/** What somebody has learnt on this device, kept in this browser alone. */
export interface Learnt {
  /** Lessons seen to their end, as `game/lesson`. */
  readonly lessons: readonly string[];
  /** Notes of first games that have been offered, as `game/note`. */
  readonly notes: readonly string[];
  /** The days on which a lesson was seen to its end. */
  readonly days: readonly string[];
}

const KEY = 'stakeout.learnt';
const NOTHING: Learnt = { lessons: [], notes: [], days: [] };

export const learnt = createStore<Learnt>(load());

export function useLearnt(): Learnt {
  return useStore(learnt);
}

export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function noteLesson(game: string, lesson: string): void {
  keep('lessons', lessonKey(game, lesson));
  keep('days', dayOf(Date.now()));
}

export function noteNote(game: string, note: string): void {
  keep('notes', lessonKey(game, note));
}

function keep(list: keyof Learnt, key: string): void {
  const now = learnt.get();
  if (now[list].includes(key)) return;
  const next = { ...now, [list]: [...now[list], key] };
  learnt.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Private windows and full disks: it holds for this visit.
  }
}

function load(): Learnt {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return NOTHING;
    const { lessons, notes, days } = stored as Record<string, unknown>;
    return { lessons: textsIn(lessons), notes: textsIn(notes), days: textsIn(days) };
  } catch {
    return NOTHING;
  }
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
