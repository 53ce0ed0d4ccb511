import type { Sentences } from '../../../text/sentences.ts';
import type { Compass } from '../city/compass.ts';
import { escapePlan } from '../game.ts';
import type { DECIDE_EN } from './decide.en.texts.ts';

export type DecideTextId = keyof typeof DECIDE_EN | Compass;

/** The words of the decision panels. */
export const DECIDE_TEXTS: Sentences<DecideTextId> = escapePlan.sentencesOf('decide');
