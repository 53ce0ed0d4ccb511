import {
  articled,
  joined,
  type Language,
  type Message,
  namedOf,
  partsOf,
  type Seat,
  say,
  type Terms,
  type Words,
} from '@stakeout/kernel';
import type { Sentences } from '../text/sentences.ts';

/** A thing of the game by its name, which keeps its article beside it: the word before it in a sentence may need it. */
export interface Thing {
  readonly thing: string;
  readonly article?: string;
}

/** A piece of a sentence: plain words, a player (shown with their symbol), or a thing of the game (shown bold). */
export type Piece = string | { readonly seat: Seat } | Thing;
export type Phrase = readonly Piece[];

/** A sentence of the app with players and things put in, kept apart so that they can be shown as what they are. */
export function phraseOf<Id extends string>(
  sentences: Sentences<Id>,
  language: Language,
  id: Id,
  params: Readonly<Record<string, Piece | number>> = {},
): Phrase {
  return piecesOf<Piece>(sentences[language][id], params);
}

/** The same for any sentence and any kind of pieces: a game may put in some of its own. */
export function piecesOf<Put extends string | object>(
  sentence: string,
  params: Readonly<Record<string, Put | number>>,
): readonly (Put | string)[] {
  return partsOf(sentence)
    .flatMap((part): readonly (Put | string)[] => {
      if (typeof part === 'string') return [part];
      const { whole, word, name, one, many } = part;
      const param = params[name];
      if (param === undefined) return [whole];
      if (typeof param !== 'number') return word === undefined ? [param] : withWord(word, param);
      return [one === undefined ? `${param}` : `${param} ${param === 1 ? one : many}`];
    })
    .filter((piece) => piece !== '');
}

/** A piece with the word before it, which is no part of the name. */
function withWord<Put extends string | object>(word: string, put: Put): readonly (Put | string)[] {
  if (typeof put === 'string') return [joined(word, namedOf(put)).join('')];
  if (!isThing(put)) return [joined(word, { article: '', name: '' })[0], put];
  const [before, thing] = joined(word, { article: put.article ?? '', name: put.thing });
  return [before, Object.assign({}, put, { thing })];
}

function isThing(put: object): put is Thing {
  return 'thing' in put;
}

/** A thing by a name that is written with its article. */
export function thingNamed(text: string): Thing {
  const { article, name } = namedOf(text);
  return article === '' ? { thing: name } : { thing: name, article };
}

/** A thing by its name among the terms of a game. */
export function thingOf(terms: Terms, kind: string, value: number): Thing {
  return thingNamed((terms[articled(kind)] ?? terms[kind])?.(value) ?? '');
}

/** Marks in a completed sentence where a player is named; no text contains these characters. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A game's message as a phrase: the players in it are kept apart, whether the game calls them seats or pawns. */
export function phraseOfMessage(texts: Words, message: Message): Phrase {
  const mark = (seat: number) => `${OPEN}${seat}${CLOSE}`;
  const marked = { ...texts, terms: { ...texts.terms, seat: mark, pawn: mark } };
  return say(marked, message)
    .split(OPEN)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return [part];
      const [seat = '', rest = ''] = part.split(CLOSE);
      return [{ seat: Number(seat) }, rest];
    })
    .filter((piece) => piece !== '');
}

/** The phrase as plain text, for those who listen. */
export function textOf(phrase: Phrase, nameOf: (seat: Seat) => string): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'seat' in piece ? nameOf(piece.seat) : piece.thing;
    })
    .join('');
}
