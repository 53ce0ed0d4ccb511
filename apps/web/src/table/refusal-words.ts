import type { AnyGame, Language } from '@stakeout/kernel';
import { type Phrase, phraseOf, phraseOfMessage } from './phrase.ts';
import type { Trouble } from './selection/chooser.ts';
import { TABLE_TEXTS } from './table.texts.ts';

/** Why something did not happen, as the rules say it, and the clauses that they name. */
export function refusalWords(
  trouble: Trouble,
  game: AnyGame,
  language: Language,
): { readonly phrase: Phrase; readonly clauses: readonly string[] } {
  if (trouble === 'failed') return { phrase: phraseOf(TABLE_TEXTS, language, 'failed'), clauses: [] };
  const texts = game.texts[language];
  const phrases = trouble.refusals.map(({ reason, params }) => phraseOfMessage(texts, { id: reason, params }));
  const clauses = trouble.refusals.flatMap(({ clause }) => (clause === null ? [] : [clause]));
  return {
    phrase: phrases.flatMap((phrase, index) => (index === 0 ? phrase : [' ', ...phrase])),
    clauses: [...new Set(clauses)],
  };
}
