import { say as complete, type Language, type Message, type Params, type Words } from '@stakeout/kernel';
import { useMemo } from 'react';
import { useSettings } from '../state/settings.ts';
import type { Sentences } from './sentences.ts';

/** Says a sentence of the app; `{name}` is completed, `{count|card|cards}` agrees with its number. */
export type Say<Id extends string> = (id: Id, params?: Params) => string;

/** The sentences of a part of the app in the reader's language. A switch of language shows at once. */
export function useSay<Id extends string>(sentences: Sentences<Id>): Say<Id> {
  const { language } = useSettings();
  return useMemo(() => sayIn(sentences, language), [sentences, language]);
}

export function sayIn<Id extends string>(sentences: Sentences<Id>, language: Language): Say<Id> {
  const texts: Words = { messages: sentences[language], terms: {} };
  return (id, params = {}) => complete(texts, { id, params });
}

/** Completes a game's message with the names of the people at the table in place of seats. */
export function sayForTable(texts: Words, message: Message, names: readonly string[]): string {
  const nameOf = (seat: number) => names[seat] ?? `${seat + 1}`;
  // Some games speak of seats, others of pawns.
  return complete({ ...texts, terms: { ...texts.terms, seat: nameOf, pawn: nameOf } }, message);
}

/** A sentence of the app in every language. */
export function inWords<Id extends string>(
  sentences: Sentences<Id>,
  id: Id,
  params?: Params,
): Record<Language, string> {
  return { en: sayIn(sentences, 'en')(id, params), pt: sayIn(sentences, 'pt')(id, params) };
}

/** A text that follows the language of the page while it stands there. */
export type Wording = (language: Language) => string;

/** A sentence of a part of the app as a wording. */
export function wording<Id extends string>(sentences: Sentences<Id>, id: Id, params?: Params): Wording {
  return (language) => sayIn(sentences, language)(id, params);
}
