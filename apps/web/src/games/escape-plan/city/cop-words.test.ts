import type { Event } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { broughtBy } from './cop-words.ts';

describe('whose move brought a cop', () => {
  const move = (...events: object[]) => ({ events: events as Event[] });
  const moved = (from: number, to: number, by: number) => ({ type: 'copMoved', cop: 1, from, to, towards: -1, by });

  it('is the last one that ended on its tile', () => {
    const brought = broughtBy([move(moved(9, 3, 0)), move(moved(9, 4, 2)), move(moved(3, 5, 1)), move(moved(8, 3, 2))]);
    expect([...brought]).toEqual([
      ['4 1', 2],
      ['5 1', 1],
      ['3 1', 2],
    ]);
  });

  it('is nobody where it left again, or chance moved it', () => {
    expect(broughtBy([move(moved(9, 3, 0)), move(moved(3, 4, -1))]).size).toBe(0);
  });
});
