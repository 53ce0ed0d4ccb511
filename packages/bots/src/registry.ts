import { type Budget, readBudget } from './budget.ts';
import { searchPolicy as searchEscapePlan } from './escape-plan/levels.ts';
import { greedyEscapePlan, greedyGunrunners } from './greedy.ts';
import { type Level, searchPolicy as searchGunrunners } from './gunrunners/levels.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

/** A policy that thinks, and can be told for how long. */
type Thinker = (budget?: Budget) => Policy;

const FIXED: readonly Policy[] = [random, greedyGunrunners, greedyEscapePlan];

/** The levels a person can choose from, weakest first. */
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

const THINKERS: ReadonlyMap<string, ReadonlyMap<string, Thinker>> = new Map([
  ['gunrunners', levelsOf(searchGunrunners)],
  ['escape-plan', levelsOf(searchEscapePlan)],
]);

function levelsOf(make: (level: Level, budget?: Budget) => Policy): ReadonlyMap<string, Thinker> {
  return new Map(LEVELS.map((level) => [level, (budget) => make(level, budget)]));
}

/** The names of the policies that can play a game. */
export function policyNames(game: string): readonly string[] {
  return [
    ...FIXED.filter((policy) => canPlay(policy, game)).map(({ id }) => id),
    ...(THINKERS.get(game)?.keys() ?? []),
  ];
}

/** The policy of this name; one that thinks may be told for how long: `hard@1s`, `hard@500ms`, `hard@2000` iterations. */
export function policyNamed(name: string, game: string): Policy | null {
  const [id = '', time, ...rest] = name.split('@');
  const thinker = THINKERS.get(game)?.get(id);
  if (time === undefined)
    return thinker?.() ?? FIXED.find((policy) => policy.id === id && canPlay(policy, game)) ?? null;
  const budget = readBudget(time);
  if (thinker === undefined || budget === null || rest.length > 0) return null;
  return { ...thinker(budget), id: name };
}

/** The strongest policy of a game, with this much time to think. */
export function strongest(game: string, budget: Budget): Policy {
  const thinker = THINKERS.get(game)?.get('hard');
  if (thinker === undefined) throw new Error(`there is no hard bot for ${game}`);
  return thinker(budget);
}

function canPlay(policy: Policy, game: string): boolean {
  return policy.games === undefined || policy.games.includes(game);
}
