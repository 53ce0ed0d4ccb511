import type { AnyGame } from '@stakeout/kernel';
import { front as escapePlan } from './escape-plan/front.ts';
import type { GameFront } from './front.ts';
import { front as gunrunners } from './gunrunners/front.ts';

/** The games of the house, in the order of the first page. */
export const FRONTS: readonly GameFront[] = [gunrunners, escapePlan];

/** The one whose rulebook is opened, or whose table is created, where nobody has said which. */
export const FIRST = gunrunners.facts.id;

export function frontOf(id: string): GameFront | null {
  return FRONTS.find(({ facts }) => facts.id === id) ?? null;
}

export function titleOf(id: string): string {
  return frontOf(id)?.facts.title ?? id;
}

/** The rules of a game; `null` when there is no such game. Fails where the part cannot be loaded. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  return (await frontOf(id)?.load()) ?? null;
}
