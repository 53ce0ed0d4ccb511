import type { BotsOfGame } from '../bots-of-game.ts';
import { givenReason } from './given-reasons.ts';
import { escapePlanTable } from './table-bots.ts';

export { answerOf } from './answers.ts';
export type { TripGoal } from './plan.ts';

/** The bots of Escape Plan. */
export const escapePlanBots: BotsOfGame = { ...escapePlanTable, reasonFor: givenReason };
