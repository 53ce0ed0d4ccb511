import { type Language, type Message, type Seat, say, type Words } from '@stakeout/kernel';
import type { Sentences } from '../text/sentences.ts';

/** A piece of a sentence: plain words, a player (shown with their symbol), or a thing of the game (shown bold). */
export type Piece = string | { readonly seat: Seat } | { readonly thing: string };
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
  const pieces: (Put | string)[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g)) {
    const [whole, name = '', one, many] = match;
    pieces.push(sentence.slice(from, match.index));
    from = match.index + whole.length;
    const param = params[name];
    if (param === undefined) pieces.push(whole);
    else if (typeof param !== 'number') pieces.push(param);
    else pieces.push(one === undefined ? `${param}` : `${param} ${param === 1 ? one : many}`);
  }
  pieces.push(sentence.slice(from));
  return pieces.filter((piece) => piece !== '');
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
