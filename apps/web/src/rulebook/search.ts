import type { Chapter, Clause } from './chapters.ts';

/** Where in a text something was found, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FoundClause extends Clause {
  readonly spans: readonly Span[];
}

export interface FoundChapter {
  readonly id: string;
  readonly clauses: readonly FoundClause[];
}

/**
 * The clauses that contain every word of the question, in their text, their id or their chapter's title. Capitals and
 * accents make no difference: whoever types “operacao” means “operação”.
 */
export function search(
  chapters: readonly Chapter[],
  question: string,
  titleOf: (chapter: string) => string,
): readonly FoundChapter[] {
  const words = wordsOf(question);
  return chapters.flatMap((chapter) => {
    const title = plain(titleOf(chapter.id)).text;
    const clauses = chapter.clauses.flatMap((clause) => {
      const found = searchClause(clause, title, words);
      return found === null ? [] : [found];
    });
    return clauses.length === 0 ? [] : [{ id: chapter.id, clauses }];
  });
}

export function countOf(found: readonly FoundChapter[]): number {
  return found.reduce((count, chapter) => count + chapter.clauses.length, 0);
}

function searchClause(clause: Clause, title: string, words: readonly string[]): FoundClause | null {
  const { text, origins } = plain(clause.text);
  const id = plain(clause.id).text;
  const spans: Span[] = [];
  for (const word of words) {
    const places = placesOf(text, word);
    if (places.length === 0 && !isInId(id, word) && !title.includes(word)) return null;
    for (const place of places) {
      const last = origins[place + word.length - 1] ?? 0;
      spans.push({ start: origins[place] ?? 0, end: last + 1 });
    }
  }
  return { ...clause, spans: joined(spans) };
}

/** An id is meant from its beginning, with or without its letter: “g8”, “8.5”; “5” alone is no id. */
function isInId(id: string, word: string): boolean {
  return id.startsWith(word) || (word.includes('.') && id.slice(1) === word);
}

function wordsOf(question: string): readonly string[] {
  return plain(question)
    .text.split(/\s+/)
    .filter((word) => word !== '');
}

/** The text without capitals and accents, and for each of its characters where it stood in the original. */
function plain(original: string): { readonly text: string; readonly origins: readonly number[] } {
  let text = '';
  const origins: number[] = [];
  for (let index = 0; index < original.length; index++) {
    const letters = (original[index] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('’', "'");
    for (const letter of letters) {
      text += letter;
      origins.push(index);
    }
  }
  return { text, origins };
}

function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + word.length)) places.push(place);
  return places;
}

/** Spans in order, with those that touch made one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      result.push(span);
    }
  }
  return result;
}

/** A piece of text, found or not. */
export interface Piece extends Span {
  readonly text: string;
  readonly isFound: boolean;
}

/** Cuts a stretch of a clause, which begins at `offset` of the whole, into what was found and what was not. */
export function piecesOf(text: string, offset: number, spans: readonly Span[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const end = offset + text.length;
  let at = offset;
  const push = (until: number, isFound: boolean) => {
    if (until > at) pieces.push({ text: text.slice(at - offset, until - offset), start: at, end: until, isFound });
    at = Math.max(at, until);
  };
  for (const span of spans) {
    if (span.end <= offset || span.start >= end) continue;
    push(Math.max(span.start, offset), false);
    push(Math.min(span.end, end), true);
  }
  push(end, false);
  return pieces;
}
