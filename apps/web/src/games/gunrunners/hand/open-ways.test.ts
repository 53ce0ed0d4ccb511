import { describe, expect, it } from 'vitest';
import type { Target } from '../play/selection.ts';
import { openWays } from './open-ways.ts';

const legal = (...targets: Target[]) => new Set(targets);

describe('the ways to deploy', () => {
  it('are both open at first; without a place for an undercover agent, only the flip', () => {
    expect(openWays(legal('probation:1', 'hand:0', 'slot:2'), [])).toEqual({ canFlip: true, canHide: true });
    expect(openWays(legal('probation:1', 'hand:0'), [])).toEqual({ canFlip: true, canHide: false });
  });

  it('are the one that is chosen', () => {
    expect(openWays(legal('slot:0', 'slot:1'), ['hand:0'])).toEqual({ canFlip: false, canHide: true });
    expect(openWays(legal(), ['hand:0', 'slot:1'])).toEqual({ canFlip: false, canHide: true });
    expect(openWays(legal('hand:0'), ['probation:1'])).toEqual({ canFlip: true, canHide: false });
  });
});
