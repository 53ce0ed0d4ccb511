import type { Event } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { broughtBy } from './cop-words.ts';

describe('whose move brought a cop', () => {
  const move = (...events: object[]) => ({ events: events as Event[] });
  const moved = (to: number, by: number) => ({ type: 'copMoved', cop: 1, from: 9, to, towards: -1, by, changes: [] });

  it('is the last one that ended on its tile', () => {
    expect(broughtBy([move(moved(3, 0)), move(moved(4, 2)), move(moved(3, 1))], 3, 1)).toBe(1);
  });

  it('is nobody where it came with the tile, by chance, or is of another type', () => {
    expect(broughtBy([move(moved(3, 0)), move({ type: 'copsDrawn', tile: 3, cops: 2, changes: [] })], 3, 1)).toBeNull();
    expect(broughtBy([move(moved(3, -1))], 3, 1)).toBeNull();
    expect(broughtBy([move(moved(3, 0))], 3, 2)).toBeNull();
  });
});
