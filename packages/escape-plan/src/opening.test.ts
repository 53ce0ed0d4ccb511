import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { opening } from './opening.ts';
import { randomGame } from './random-game.fixture.ts';
import type { State } from './state.ts';

function newGame(seats: number, seed: number): State {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  return escapePlan.setup(config.value, seats, new StatelessChance(seed));
}

describe('the opening', () => {
  it('[E6.1] [E6.2] tells the patrol of day 1: two cards, and the exit they block together', () => {
    const seen = new Set<boolean>();
    for (let seed = 0; seed < 20; seed++) {
      const state = newGame(1, seed);
      const [first = -1, second = -1] = state.revealedPatrol;
      const isBlocked = first === second;
      seen.add(isBlocked);
      expect(opening(escapePlan.view(state, 0))).toEqual([
        { type: 'dayBegan', day: 1 },
        { type: 'patrolRevealed', exit: first },
        { type: 'patrolRevealed', exit: second },
        ...(isBlocked ? [{ type: 'exitBlocked', exit: first }] : []),
      ]);
      expect(state.patrolled.includes(2)).toBe(isBlocked);
    }
    expect(seen.size).toBe(2);
  });

  it('[E6.1] is the same for everybody, from the first view to the last', () => {
    for (const seats of [1, 3]) {
      const first = { told: '' };
      const last = randomGame(seats, seats, ({ before }) => {
        first.told ||= JSON.stringify(opening(escapePlan.view(before, 0)));
      });
      for (const viewer of [0, null]) expect(JSON.stringify(opening(escapePlan.view(last, viewer)))).toBe(first.told);
    }
  });
});
