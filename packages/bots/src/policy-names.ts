import type { BotsOfGame } from './bots-of-game.ts';
import { readBudget } from './budget.ts';
import { LEVELS } from './level.ts';
import type { Policy } from './policy.ts';

/** The names of the policies that can play a game. */
export function policyNames({ quick }: BotsOfGame): readonly string[] {
  return [...quick.map(({ id }) => id), ...LEVELS];
}

/** The policy of this name; a level may be told for how long to think: `hard@1s`, `hard@500ms`, `hard@2000` iterations. */
export function policyNamed(bots: BotsOfGame, name: string): Policy | null {
  const [id = '', time, ...rest] = name.split('@');
  const level = LEVELS.find((known) => known === id);
  if (time === undefined) {
    return level === undefined ? (bots.quick.find((policy) => policy.id === id) ?? null) : bots.level(level);
  }
  const budget = readBudget(time);
  if (level === undefined || budget === null || rest.length > 0) return null;
  return { ...bots.level(level, budget), id: name };
}
