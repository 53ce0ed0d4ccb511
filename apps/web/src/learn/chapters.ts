import type { LessonEntry } from '@stakeout/kernel';

/** Lessons by chapter, both in the order of the list. */
export function chaptersOf(
  list: readonly LessonEntry[],
): readonly { readonly id: string; readonly lessons: readonly LessonEntry[] }[] {
  const chapters = new Map<string, LessonEntry[]>();
  for (const entry of list) chapters.set(entry.chapter, [...(chapters.get(entry.chapter) ?? []), entry]);
  return [...chapters].map(([id, lessons]) => ({ id, lessons }));
}
