import type { Sentences } from '../text/sentences.ts';

/** A note at the first meeting with something: two sentences, and the lesson that shows it. */
export interface Note<Id extends string, View> {
  readonly id: Id;
  readonly lesson: string;
  /** Selectors of what it is about, the best first. */
  readonly anchors: readonly string[];
  /** The same, where it depends on the table. */
  anchorsIn?(view: View): readonly string[];
  /** Whether whoever decides now meets it. */
  isMet(view: View): boolean;
}

export type NoteTexts<Id extends string> = Sentences<Id | `${Id}Title`>;

/** The first that is met and has not been offered yet. */
export function noteFor<Id extends string, View>(
  notes: readonly Note<Id, View>[],
  view: View,
  offered: (id: Id) => boolean,
): Note<Id, View> | null {
  return notes.find((note) => !offered(note.id) && note.isMet(view)) ?? null;
}
