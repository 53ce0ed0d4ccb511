import { greedy } from './greedy.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

const POLICIES: readonly Policy[] = [random, greedy];

/** The names of the policies that can play a game. */
export function policyNames(game: string): readonly string[] {
  return POLICIES.filter((policy) => canPlay(policy, game)).map(({ id }) => id);
}

export function policyNamed(id: string, game: string): Policy | null {
  return POLICIES.find((policy) => policy.id === id && canPlay(policy, game)) ?? null;
}

function canPlay(policy: Policy, game: string): boolean {
  return policy.games === undefined || policy.games.includes(game);
}
