/** One rule of the book, as the game's texts have it. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** The clauses that belong together, under the part of their ids that they share: G8 has G8.1 to G8.9. */
export interface Chapter {
  readonly id: string;
  readonly clauses: readonly Clause[];
}

/** The chapter a clause stands in. A ruling, such as A-17, is one of many in the single chapter A. */
export function chapterOf(clause: string): string {
  return clause.split(/[.-]/)[0] ?? clause;
}

/** The rulebook in chapters, in the order in which the game's texts have the clauses. */
export function chaptersOf(clauses: Readonly<Record<string, string>>): readonly Chapter[] {
  const chapters = new Map<string, Clause[]>();
  for (const [id, text] of Object.entries(clauses)) {
    const chapter = chapters.get(chapterOf(id));
    if (chapter === undefined) chapters.set(chapterOf(id), [{ id, text }]);
    else chapter.push({ id, text });
  }
  return [...chapters].map(([id, rules]) => ({ id, clauses: rules }));
}

/** A stretch of a clause's text: plain, or the id of another clause, which becomes a link. */
export interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly clause: string | null;
}

/** Cuts a text where it names clauses of the same book. Ids that look like clauses but are none stay plain. */
export function stretchesOf(text: string, isClause: (id: string) => boolean): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(/\b[A-Z](?:\d+(?:\.\d+)?|-\d+)\b/g)) {
    const [id] = match;
    if (!isClause(id)) continue;
    if (match.index > end) stretches.push({ text: text.slice(end, match.index), start: end, clause: null });
    stretches.push({ text: id, start: match.index, clause: id });
    end = match.index + id.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), start: end, clause: null });
  return stretches;
}
