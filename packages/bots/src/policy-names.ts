import type { BotsOfGame } from './bots-of-game.ts';
import { readBudget } from './budget.ts';
import { STRENGTHS } from './level.ts';
import type { Policy } from './policy.ts';

/** The names of the policies that can play a game. */
export function policyNames({ quick }: BotsOfGame): readonly string[] {
  return [...quick.map(({ id }) => id), ...STRENGTHS];
}

/** The policy of this name; a strength may be told for how long to think: `hard@1s`, `hard@500ms`, `hard@2000` iterations. */
export function policyNamed(bots: BotsOfGame, name: string): Policy | null {
  const [id = '', time, ...rest] = name.split('@');
  const strength = STRENGTHS.find((known) => known === id);
  if (time === undefined) {
    return strength === undefined ? (bots.quick.find((policy) => policy.id === id) ?? null) : bots.level(strength);
  }
  const budget = readBudget(time);
  if (strength === undefined || budget === null || rest.length > 0) return null;
  return { ...bots.level(strength, budget), id: name };
}
