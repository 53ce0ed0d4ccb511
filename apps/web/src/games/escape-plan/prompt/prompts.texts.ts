import type { Sentences } from '../../../text/sentences.ts';
import { PROMPT_EN } from './prompts.en.ts';
import { PROMPT_PT } from './prompts.pt.ts';

export type PromptTextId = keyof typeof PROMPT_EN;

/** What the prompt of the Escape Plan table says: the steps, what is asked, what is chosen, and whom it waits for. */
export const PROMPT_TEXTS: Sentences<PromptTextId> = { en: PROMPT_EN, pt: PROMPT_PT };
