import type { AnyRules } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { botsForAnyGame } from './any-game/bots.ts';
import { escapePlanBots } from './escape-plan/index.ts';
import { gunrunnersBots } from './gunrunners/index.ts';
import { policyNamed, policyNames } from './policy-names.ts';
import { botsOf } from './registry.ts';

describe('the bots by name', () => {
  it.each([
    ['gunrunners', gunrunnersBots],
    ['escape-plan', escapePlanBots],
  ])('are the same for %s', (_name, bots) => {
    expect(policyNames(bots)).toEqual(['random', 'greedy', 'easy', 'medium', 'hard', 'master', 'classic']);
    for (const name of policyNames(bots)) expect(policyNamed(bots, name)?.id).toBe(name);
  });

  it('may be given a time or a number of iterations', () => {
    for (const name of ['hard@1s', 'easy@200ms', 'medium@50', 'master@2s', 'classic@2000']) {
      expect(policyNamed(gunrunnersBots, name)?.id).toBe(name);
    }
  });

  it.each(['grandmaster', '', 'random@1s', 'hard@', 'hard@soon', 'hard@1s@2s', 'toString', 'hard@-5'])(
    '"%s" is none',
    (name) => {
      expect(policyNamed(gunrunnersBots, name)).toBeNull();
    },
  );

  it('are those for any game where a game has none of its own', () => {
    const chess = { id: 'chess' } as AnyRules;
    expect(policyNames(botsOf(chess))).toEqual(policyNames(botsForAnyGame(chess)));
    expect(policyNames(botsOf(chess))).toEqual(['random', 'easy', 'medium', 'hard', 'master', 'classic']);
    expect(policyNamed(botsOf(chess), 'greedy')).toBeNull();
    expect(botsOf(gunrunnersBots.game)).toBe(gunrunnersBots);
  });
});
