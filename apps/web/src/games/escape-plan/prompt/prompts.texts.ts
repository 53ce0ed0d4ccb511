import type { Sentences } from '../../../text/sentences.ts';
import { escapePlan } from '../game.ts';
import type { PROMPT_EN } from './prompts.en.ts';

export type PromptTextId = keyof typeof PROMPT_EN;

/** What the prompt of the Escape Plan table says: the steps, what is asked, what is chosen, and whom it waits for. */
export const PROMPT_TEXTS: Sentences<PromptTextId> = escapePlan.sentencesOf('prompt');
