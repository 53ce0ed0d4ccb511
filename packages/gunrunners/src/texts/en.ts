import { KERNEL_MESSAGES, type Words } from '@stakeout/kernel';
import { messagesEn } from './messages.en.ts';
import { termsEn } from './terms.en.ts';

/** What Gunrunners says at the table in English: refusals, the log and the names of things. */
export const words: Words = { messages: { ...KERNEL_MESSAGES.en, ...messagesEn }, terms: termsEn };
