import type { Param, Params } from '../refusal.ts';
import { joined, namedOf } from './joined.ts';
import { type Placeholder, partsOf } from './placeholder.ts';

/** The languages of the app. */
export type Language = 'en' | 'pt';
export const LANGUAGES: readonly Language[] = ['en', 'pt'];

/** A sentence by its id and what completes it. Logs and refusals hold these, never sentences. */
export interface Message {
  readonly id: string;
  readonly params: Params;
}

/** Names of things: `['seat', 0]` is looked up under `seat`, and under `theSeat` where a sentence wants it with its article. */
export type Terms = Readonly<Record<string, (value: number) => string>>;

/** What it takes to say a message in one language. */
export interface Words<View = unknown> {
  /** Log lines, names of actions and refusals, by message id. */
  readonly messages: Readonly<Record<string, string>>;
  /** The names that are the same at every table. */
  readonly terms: Terms;
  /** All names as the table of the view has them, where a host may bring a box with names of its own. */
  termsAt?(view: View): Terms;
}

/** All sentences of a game in one language. */
export interface Texts<View = unknown> extends Words<View> {
  /** The clauses of the rules, by id: the in-app rulebook. */
  readonly clauses: Readonly<Record<string, string>>;
}

export type GameTexts<View = unknown> = Readonly<Record<Language, Texts<View>>>;

/** The words as whoever reads about this table needs them. Everything said of a view is said with these. */
export function textsAt<Said extends Words<never>, View>(texts: Said & Words<View>, view: View): Said {
  return texts.termsAt === undefined ? texts : { ...texts, terms: texts.termsAt(view) };
}

/**
 * Completes a sentence. `{who}` is replaced by the parameter, terms by their name; `{count|crate|crates}` gives the
 * number and the word that goes with it; `{em:where}` joins a word with the article of the name.
 */
export function say(texts: Words, message: Message): string {
  const sentence = texts.messages[message.id];
  if (sentence === undefined) return message.id;
  return partsOf(sentence)
    .map((part) => (typeof part === 'string' ? part : filled(texts, part, message.params[part.name])))
    .join('');
}

function filled(texts: Words, { whole, word, one, many }: Placeholder, param: Param | undefined): string {
  if (param === undefined) return whole;
  if (word !== undefined) return joined(word, namedOf(nameOf(texts, param, true))).join('');
  if (one === undefined || typeof param !== 'number') return nameOf(texts, param);
  return `${param} ${param === 1 ? one : many}`;
}

/** The name of a parameter, with its article where it is to be joined with the word before it. */
function nameOf(texts: Words, param: Param, withArticle = false): string {
  if (typeof param === 'number' || typeof param === 'string') return String(param);
  if (isTermList(param)) return param.map((term) => nameOf(texts, term, withArticle)).join(', ');
  const [kind, value] = param;
  const names = (withArticle ? texts.terms[articled(kind)] : undefined) ?? texts.terms[kind];
  return names?.(value) ?? `${kind} ${value}`;
}

/** The names of a kind with their articles stand beside those without: `thePlace` beside `place`. */
export function articled(kind: string): string {
  return `the${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

function isTermList(param: Exclude<Param, number | string>): param is readonly (readonly [string, number])[] {
  return param.length === 0 || Array.isArray(param[0]);
}
