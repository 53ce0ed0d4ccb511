import { describe, expect, it } from 'vitest';
import { Skipping } from './skipping.ts';

describe('skipping', () => {
  it('of a turn ends with the turn', () => {
    const skipping = new Skipping();
    skipping.turnOf(2);
    expect(skipping.passes({ seat: 2 })).toBe(false);
    expect(skipping.isSeatSkipped(2)).toBe(true);
    expect(skipping.passes({ seat: 1 })).toBe(false);
    expect(skipping.isUnderWay).toBe(false);
  });

  it('of a round passes over everybody, but nobody twice', () => {
    const skipping = new Skipping();
    skipping.roundFrom(2);
    expect([2, 2, 3, 1].map((seat) => skipping.passes({ seat }))).toEqual([true, true, true, true]);
    expect(skipping.passes({ seat: 2 })).toBe(false);
    expect(skipping.isUnderWay).toBe(false);
  });
});
