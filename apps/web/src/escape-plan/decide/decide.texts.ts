import type { Sentences } from '../../text/say.ts';
import { DECIDE_EN } from './decide.en.texts.ts';
import { DECIDE_PT } from './decide.pt.texts.ts';

export type DecideTextId = keyof typeof DECIDE_EN;

/** The words of the decision panels. */
export const DECIDE_TEXTS: Sentences<DecideTextId> = { en: DECIDE_EN, pt: DECIDE_PT };
