import { describe, expect, it } from 'vitest';
import { Purse } from './purse.ts';

describe('message credits', () => {
  it('lets a burst through and refuses what is beyond it', () => {
    const purse = new Purse({ messages: 3, seconds: 6 }, 0);
    expect([purse.spend(0), purse.spend(0), purse.spend(0), purse.spend(0)]).toEqual([true, true, true, false]);
  });

  it('gives credits back evenly, never more than a full purse', () => {
    const purse = new Purse({ messages: 3, seconds: 6 }, 0);
    for (let count = 0; count < 3; count++) purse.spend(0);
    expect([purse.spend(1999), purse.spend(2000), purse.spend(2000)]).toEqual([false, true, false]);
    const later = 1_000_000;
    expect([1, 2, 3, 4].map(() => purse.spend(later))).toEqual([true, true, true, false]);
  });

  it('sells what costs more for as much, or not at all', () => {
    const purse = new Purse({ messages: 5, seconds: 5 }, 0);
    expect([purse.spend(0, 3), purse.spend(0, 3), purse.spend(0, 2), purse.spend(0, 0)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([purse.spend(2500, 3), purse.spend(3000, 3)]).toEqual([false, true]);
  });

  it('does not fall for a clock that goes backwards', () => {
    const purse = new Purse({ messages: 1, seconds: 1 }, 5000);
    expect([purse.spend(5000), purse.spend(1000), purse.spend(1500)]).toEqual([true, false, false]);
  });
});
