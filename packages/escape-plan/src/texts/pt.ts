import { KERNEL_MESSAGES, type Words } from '@stakeout/kernel';
import { printedOf } from '../data/printed.ts';
import type { View } from '../view.ts';
import { messagesPt } from './messages.pt.ts';
import { fixedPt, termsPt } from './terms.pt.ts';

/** What Escape Plan says at the table in Portuguese: refusals, the log and the names of things. */
export const words: Words<View> = {
  messages: { ...KERNEL_MESSAGES.pt, ...messagesPt },
  terms: fixedPt,
  termsAt: ({ table }) => termsPt(printedOf(table)),
};
