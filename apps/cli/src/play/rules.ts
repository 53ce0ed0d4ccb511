import type { Texts } from '@stakeout/kernel';
import type { Words } from './words.ts';

/** The clause asked for, or all clauses of a chapter (`G5` for `G5.1`, `G5.2` …). */
export function ruleLines(texts: Texts, words: Words, asked: string): string[] {
  const ids = Object.keys(texts.clauses);
  if (asked === '') return [words.clauses(ids.join(', '))];
  const wanted = asked.toUpperCase();
  const found = ids.filter((id) => id.toUpperCase() === wanted || id.toUpperCase().startsWith(`${wanted}.`));
  if (found.length === 0) return [words.noSuchClause(asked, ids.join(', '))];
  return found.map((id) => `${id}: ${texts.clauses[id]}`);
}
