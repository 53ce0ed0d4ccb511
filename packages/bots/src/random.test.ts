import { FastChance } from '@stakeout/kernel';
import { describe, expect, test } from 'vitest';
import { random } from './random.ts';

describe('the random policy', () => {
  test('never asks for the view', () => {
    const view = () => {
      throw new Error('looked');
    };
    expect(random.sit(0, new FastChance(1)).choose(view, ['only'])).toBe(0);
  });

  test('takes every option about as often as any other', () => {
    const chance = new FastChance(7);
    const player = random.sit(0, chance);
    const counts = [0, 0, 0, 0, 0];
    for (let round = 0; round < 10_000; round++) {
      const chosen = player.choose(() => null, counts);
      counts[chosen] = (counts[chosen] ?? Number.NaN) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
