import type { BotsOfGame } from '../bots-of-game.ts';
import { givenReason } from './given-reasons.ts';
import { gunrunnersTable } from './table-bots.ts';

export { answerOf } from './answers.ts';

/** The bots of Gunrunners. */
export const gunrunnersBots: BotsOfGame = { ...gunrunnersTable, reasonFor: givenReason };
