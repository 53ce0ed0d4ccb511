import { KERNEL_MESSAGES, type Words } from '@stakeout/kernel';
import { printedOf } from '../data/printed.ts';
import type { View } from '../view.ts';
import { messagesEn } from './messages.en.ts';
import { fixedEn, termsEn } from './terms.en.ts';

/** What Escape Plan says at the table in English: refusals, the log and the names of things. */
export const words: Words<View> = {
  messages: { ...KERNEL_MESSAGES.en, ...messagesEn },
  terms: fixedEn,
  termsAt: ({ table }) => termsEn(printedOf(table)),
};
