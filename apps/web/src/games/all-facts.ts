import { facts as stash } from '@stakeout/stash/facts';
import { facts as escapePlan } from './escape-plan/facts.ts';
import type { GameFacts } from './facts.ts';
import { facts as gunrunners } from './gunrunners/facts.ts';

/** The example is offered to nobody; a build that was not asked for it leaves it out. */
const EXAMPLES: readonly GameFacts[] = import.meta.env.STAKEOUT_EXAMPLES ? [stash] : [];

/** The games of the house, in the order of the first page. */
export const FACTS: readonly GameFacts[] = [gunrunners, escapePlan, ...EXAMPLES];

/** The one whose rulebook is opened, or whose table is created, where nobody has said which. */
export const FIRST = gunrunners.id;

export function factsOf(id: string): GameFacts | null {
  return FACTS.find((facts) => facts.id === id) ?? null;
}

export function titleOf(id: string): string {
  return factsOf(id)?.title ?? id;
}
