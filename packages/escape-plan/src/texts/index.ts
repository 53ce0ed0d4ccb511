import { type GameTexts, KERNEL_MESSAGES } from '@stakeout/kernel';
import { printedOf } from '../data/printed.ts';
import type { View } from '../view.ts';
import { clausesEn } from './clauses.en.ts';
import { clausesPt } from './clauses.pt.ts';
import { messagesEn } from './messages.en.ts';
import { messagesPt } from './messages.pt.ts';
import { rulingsEn } from './rulings.en.ts';
import { rulingsPt } from './rulings.pt.ts';
import { fixedEn, termsEn } from './terms.en.ts';
import { fixedPt, termsPt } from './terms.pt.ts';

/** All sentences of Escape Plan: the rulebook with its rulings, the refusals, the log and the names of things. */
export const texts: GameTexts<View> = {
  en: {
    clauses: { ...clausesEn, ...rulingsEn },
    messages: { ...KERNEL_MESSAGES.en, ...messagesEn },
    terms: fixedEn,
    termsAt: ({ table }) => termsEn(printedOf(table)),
  },
  pt: {
    clauses: { ...clausesPt, ...rulingsPt },
    messages: { ...KERNEL_MESSAGES.pt, ...messagesPt },
    terms: fixedPt,
    termsAt: ({ table }) => termsPt(printedOf(table)),
  },
};
