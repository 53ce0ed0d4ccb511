import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';

/** Nobody is offered the example who has not asked for it; where nobody has, it need not be installed. */
const EXAMPLES: readonly AnyGame[] =
  process.env['STAKEOUT_EXAMPLES'] === '1' ? [(await import('@stakeout/stash')).stash] : [];

/** What can be played on this server. */
export const GAMES: readonly AnyGame[] = [gunrunners, escapePlan, ...EXAMPLES];

export function findGame(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
