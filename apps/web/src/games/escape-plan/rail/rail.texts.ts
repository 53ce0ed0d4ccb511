import type { Sentences } from '../../../text/sentences.ts';
import { escapePlan } from '../game.ts';
import type { RAIL_EN } from './rail.en.texts.ts';

export type RailTextId = keyof typeof RAIL_EN;

/** The words of the panels beside the city. */
export const RAIL_TEXTS: Sentences<RailTextId> = escapePlan.sentencesOf('rail');
