import type { Language, Words } from '@stakeout/kernel';
import { type Phrase, phraseOf, phraseOfMessage } from './phrase.ts';
import type { Trouble } from './selection/chooser.ts';
import { TABLE_TEXTS } from './table.texts.ts';

/** Why something was not done, in the words of the game and with the clauses that say it. */
export function refusalWords(
  trouble: Trouble,
  texts: Words,
  language: Language,
): { readonly phrase: Phrase; readonly clauses: readonly string[] } {
  if (trouble === 'failed') return { phrase: phraseOf(TABLE_TEXTS, language, 'failed'), clauses: [] };
  const phrases = trouble.refusals.map(({ reason, params }) => phraseOfMessage(texts, { id: reason, params }));
  const clauses = trouble.refusals.flatMap(({ clause }) => (clause === null ? [] : [clause]));
  return {
    phrase: phrases.flatMap((phrase, index) => (index === 0 ? phrase : [' ', ...phrase])),
    clauses: [...new Set(clauses)],
  };
}
