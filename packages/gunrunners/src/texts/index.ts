import { type GameTexts, KERNEL_MESSAGES } from '@stakeout/kernel';
import { clausesEn } from './clauses.en.ts';
import { clausesPt } from './clauses.pt.ts';
import { messagesEn } from './messages.en.ts';
import { messagesPt } from './messages.pt.ts';
import { termsEn } from './terms.en.ts';
import { termsPt } from './terms.pt.ts';

/** All sentences of Gunrunners: the rulebook, the refusals, the log and the names of things. */
export const texts: GameTexts = {
  en: { clauses: clausesEn, messages: { ...KERNEL_MESSAGES.en, ...messagesEn }, terms: termsEn },
  pt: { clauses: clausesPt, messages: { ...KERNEL_MESSAGES.pt, ...messagesPt }, terms: termsPt },
};
