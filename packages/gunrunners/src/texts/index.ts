import type { GameTexts } from '@stakeout/kernel';
import { clauses as clausesEn } from './book.en.ts';
import { clauses as clausesPt } from './book.pt.ts';
import { words as wordsEn } from './en.ts';
import { words as wordsPt } from './pt.ts';

/** All sentences of Gunrunners: the rulebook, the refusals, the log and the names of things. */
export const texts: GameTexts = {
  en: { clauses: clausesEn, ...wordsEn },
  pt: { clauses: clausesPt, ...wordsPt },
};
