import { front as stash } from '@stakeout/stash/front';
import type { SpokenGame } from '../text/spoken.ts';
import { front as escapePlan } from './escape-plan/front.ts';
import type { GameFront } from './front.ts';
import { front as gunrunners } from './gunrunners/front.ts';

/** The example is offered to nobody; a build that was not asked for it leaves it out. */
const EXAMPLES: readonly GameFront[] = import.meta.env.STAKEOUT_EXAMPLES ? [stash] : [];

/** What each game has in the web app, in the order of the first page. */
export const FRONTS: readonly GameFront[] = [gunrunners, escapePlan, ...EXAMPLES];

export function frontOf(id: string): GameFront | null {
  return FRONTS.find(({ facts }) => facts.id === id) ?? null;
}

/** The rules of a game; `null` when there is no such game. Fails where the part cannot be loaded. */
export async function loadGame(id: string): Promise<SpokenGame | null> {
  return (await frontOf(id)?.load()) ?? null;
}
