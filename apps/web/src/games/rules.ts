import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { stash } from '@stakeout/stash';

/** The example is offered to nobody; a build that was not asked for it leaves it out. */
const EXAMPLES: readonly AnyGame[] = import.meta.env.STAKEOUT_EXAMPLES ? [stash] : [];

const GAMES: readonly AnyGame[] = [gunrunners, escapePlan, ...EXAMPLES];

/** The rules of all games at once, for the worker; pages load only the one they show. */
export function findGame(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
