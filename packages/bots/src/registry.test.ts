import { describe, expect, it } from 'vitest';
import { policyNamed, policyNames } from './registry.ts';

describe('the bots by name', () => {
  it.each(['gunrunners', 'escape-plan'])('are the same five for %s', (game) => {
    expect(policyNames(game)).toEqual(['random', 'greedy', 'easy', 'medium', 'hard']);
    for (const name of policyNames(game)) expect(policyNamed(name, game)?.id).toBe(name);
  });

  it('may be given a time or a number of iterations', () => {
    for (const name of ['hard@1s', 'easy@200ms', 'medium@50']) expect(policyNamed(name, 'gunrunners')?.id).toBe(name);
  });

  it.each(['grandmaster', '', 'random@1s', 'hard@', 'hard@soon', 'hard@1s@2s', 'toString', 'hard@-5'])(
    '"%s" is none',
    (name) => {
      expect(policyNamed(name, 'gunrunners')).toBeNull();
    },
  );

  it('play only the games they know', () => {
    expect(policyNamed('hard', 'chess')).toBeNull();
    expect(policyNames('chess')).toEqual(['random']);
  });
});
