import type { City } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { compassOf } from './compass.ts';

/** Two tiles, one to the east of the other. */
const CITY: City = { q: [0, 1], r: [0, 0], turned: [0, 0] };

describe('where a free cell lies', () => {
  it('tells the two cells apart that lie beside the same tiles', () => {
    expect(compassOf(CITY, { q: 1, r: -1 })).toBe('north');
    expect(compassOf(CITY, { q: 0, r: 1 })).toBe('south');
  });

  it('looks from the only tile beside a cell', () => {
    expect(compassOf(CITY, { q: -1, r: 0 })).toBe('west');
    expect(compassOf(CITY, { q: 2, r: 0 })).toBe('east');
    expect(compassOf(CITY, { q: 2, r: -1 })).toMatch(/^north/);
  });
});
