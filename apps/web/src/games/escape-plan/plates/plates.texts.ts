import type { Sentences } from '../../../text/sentences.ts';
import { escapePlan } from '../game.ts';
import type { PLATES_EN } from './plates.en.texts.ts';

export type PlatesTextId = keyof typeof PLATES_EN;

/** The words of the plates, and of what opens when one is pressed. */
export const PLATE_TEXTS: Sentences<PlatesTextId> = escapePlan.sentencesOf('plates');
