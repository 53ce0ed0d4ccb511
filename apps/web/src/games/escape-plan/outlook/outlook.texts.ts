import type { Sentences } from '../../../text/sentences.ts';
import { escapePlan } from '../game.ts';
import type { OUTLOOK_EN } from './outlook.en.texts.ts';

export type OutlookTextId = keyof typeof OUTLOOK_EN;

export const OUTLOOK_TEXTS: Sentences<OutlookTextId> = escapePlan.sentencesOf('outlook');
