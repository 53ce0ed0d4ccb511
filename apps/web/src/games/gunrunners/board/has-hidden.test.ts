import { type Card, cardOf } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { hasHidden } from './has-hidden.ts';

describe('hidden cards of a row', () => {
  it('are those whose face the viewer does not know, each of its owner', () => {
    const row: readonly Card[] = [cardOf(0, 3), cardOf(1, 0), cardOf(2, 2)];
    expect([0, 1, 2].map((seat) => hasHidden(row, seat))).toEqual([false, true, false]);
  });
});
