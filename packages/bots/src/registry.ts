import { type Budget, readBudget } from './budget.ts';
import { advisor as escapePlanAdvisor, searchPolicy as searchEscapePlan } from './escape-plan/levels.ts';
import { greedyEscapePlan, greedyGunrunners } from './greedy.ts';
import { searchPolicy as searchGunrunners } from './gunrunners/levels.ts';
import { LEVELS, type Level } from './level.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

/** A policy that thinks, and can be told for how long. */
type Thinker = (budget?: Budget) => Policy;

const FIXED: readonly Policy[] = [random, greedyGunrunners, greedyEscapePlan];

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

const ADVISORS: ReadonlyMap<string, (budget: Budget) => Policy> = new Map([
  ['gunrunners', (budget) => searchGunrunners('hard', budget)],
  ['escape-plan', escapePlanAdvisor],
]);

/** Who is asked for advice: plays like the strongest bot, and has an opinion on every option. */
export function advisorOf(game: string, budget: Budget): Policy {
  const advisor = ADVISORS.get(game);
  if (advisor === undefined) throw new Error(`nobody gives advice in ${game}`);
  return advisor(budget);
}

function canPlay(policy: Policy, game: string): boolean {
  return policy.games === undefined || policy.games.includes(game);
}
