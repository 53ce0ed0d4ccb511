import type { AnyGame } from '@stakeout/kernel';
import { botsForAnyGame } from './any-game/bots.ts';
import type { BotsOfGame } from './bots-of-game.ts';
import { escapePlanBots } from './escape-plan/index.ts';
import { gunrunnersBots } from './gunrunners/index.ts';

/** The games that have bots of their own. */
const OWN: readonly BotsOfGame[] = [gunrunnersBots, escapePlanBots];

/** The bots of a game: its own, or else those that can play any. */
export function botsOf(game: AnyGame): BotsOfGame {
  return OWN.find((bots) => bots.game.id === game.id) ?? botsForAnyGame(game);
}
