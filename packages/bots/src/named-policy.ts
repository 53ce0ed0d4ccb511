import { readBudget } from './budget.ts';
import type { GameBots } from './game-bots.ts';
import { LEVELS, type Level } from './level.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

/** The names of the policies that can play a game; without bots of its own it can be played at random. */
export function namesOfPolicies(bots: GameBots | null): readonly string[] {
  return bots === null ? [random.id] : [random.id, ...bots.plain.map(({ id }) => id), ...LEVELS];
}

/** The policy of this name; one that thinks may be told for how long: `hard@1s`, `hard@500ms`, `hard@2000` iterations. */
export function namedPolicy(bots: GameBots | null, name: string): Policy | null {
  const [id = '', time, ...rest] = name.split('@');
  if (time === undefined) {
    if (id === random.id) return random;
    if (bots === null) return null;
    return isLevel(id) ? bots.level(id) : (bots.plain.find((policy) => policy.id === id) ?? null);
  }
  const budget = readBudget(time);
  if (bots === null || !isLevel(id) || budget === null || rest.length > 0) return null;
  return { ...bots.level(id, budget), id: name };
}

function isLevel(id: string): id is Level {
  return LEVELS.some((level) => level === id);
}
