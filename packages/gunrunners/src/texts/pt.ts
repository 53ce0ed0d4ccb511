import { KERNEL_MESSAGES, type Words } from '@stakeout/kernel';
import { messagesPt } from './messages.pt.ts';
import { termsPt } from './terms.pt.ts';

/** What Gunrunners says at the table in Portuguese: refusals, the log and the names of things. */
export const words: Words = { messages: { ...KERNEL_MESSAGES.pt, ...messagesPt }, terms: termsPt };
