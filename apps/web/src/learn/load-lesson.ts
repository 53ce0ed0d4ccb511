import type { Language, LessonEntry, LessonText } from '@stakeout/kernel';
import type { GameFront, LessonParts } from '../games/front.ts';
import type { SpokenGame } from '../text/spoken.ts';
import type { LessonStuff } from './lesson-session.ts';

/** All that a lesson is shown with. */
export interface LoadedLesson {
  readonly game: SpokenGame;
  readonly stuff: LessonStuff;
  readonly parts: LessonParts;
  readonly entry: LessonEntry;
  readonly text: LessonText;
  /** Counted from 1. */
  readonly number: number;
  /** The one that follows; `null` for the last. */
  readonly next: string | null;
}

/** The same lesson is the same object in every language, so that nobody loses their place by switching. */
const stuffOf = new Map<string, LessonStuff>();

/** Fetches a lesson in a language; `unknown` when there is none of that name. */
export async function loadLesson(
  front: GameFront | null,
  id: string,
  language: Language,
): Promise<LoadedLesson | 'unknown'> {
  if (front?.loadLessons === undefined) return 'unknown';
  const [lessons, game] = await Promise.all([front.loadLessons(), front.load(), front.loadTable?.()]);
  const at = lessons.list.findIndex((entry) => entry.id === id);
  const entry = lessons.list[at];
  if (entry === undefined) return 'unknown';
  const [parts, { words }] = await Promise.all([lessons.load(), lessons.words[language]()]);
  const steps = parts.lessons[id];
  const text = words.lessons[id];
  if (steps === undefined || text === undefined) return 'unknown';
  const key = `${game.id}/${id}`;
  const afters = new Set(
    Object.entries(text.steps).flatMap(([step, { after }]) => (after === undefined ? [] : [step])),
  );
  const stuff = stuffOf.get(key) ?? { id, steps, positions: parts.positions, afters };
  stuffOf.set(key, stuff);
  return { game, stuff, parts, entry, text, number: at + 1, next: lessons.list[at + 1]?.id ?? null };
}
