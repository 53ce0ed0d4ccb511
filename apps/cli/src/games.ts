import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { Game } from '@stakeout/kernel';

/** A game with everything it says, its rulebook included. */
export type WholeGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** Nobody is offered the example who has not asked for it; where nobody has, it need not be installed. */
const EXAMPLES: readonly WholeGame[] =
  process.env['STAKEOUT_EXAMPLES'] === '1' ? [(await import('@stakeout/stash')).stash] : [];

/** What can be played on the command line. */
export const GAMES: readonly WholeGame[] = [gunrunners, escapePlan, ...EXAMPLES];

export const gameNames: readonly string[] = GAMES.map((game) => game.id);

export function findGame(id: string): WholeGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
