import type { Sentences } from '../../../text/sentences.ts';
import { COMPASS_TEXTS } from '../city/compass.texts.ts';
import type { Compass } from '../city/compass.ts';
import { DECIDE_EN } from './decide.en.texts.ts';
import { DECIDE_PT } from './decide.pt.texts.ts';

export type DecideTextId = keyof typeof DECIDE_EN | Compass;

/** The words of the decision panels. */
export const DECIDE_TEXTS: Sentences<DecideTextId> = {
  en: { ...DECIDE_EN, ...COMPASS_TEXTS.en },
  pt: { ...DECIDE_PT, ...COMPASS_TEXTS.pt },
};
