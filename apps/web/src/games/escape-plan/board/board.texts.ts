import type { Sentences } from '../../../text/sentences.ts';
import { escapePlan } from '../game.ts';
import type { BOARD_EN } from './board.en.texts.ts';

export type BoardTextId = keyof typeof BOARD_EN;

/** The words of the player boards. */
export const BOARD_TEXTS: Sentences<BoardTextId> = escapePlan.sentencesOf('board');
