import { describe, expect, it } from 'vitest';
import { isSpread, labelOf } from './labels.ts';

describe('what a loss is called', () => {
  it.each([
    [3, 1.5, 'doubtful'],
    [3, 1.6, null],
    [2.9, 0.1, null],
    [6, 2, 'mistake'],
    [6, 2.1, 'doubtful'],
    [12, 4, 'blunder'],
    [12, 4.1, 'doubtful'],
    [11.9, 1, 'mistake'],
    [40, 25, null],
    [1.9, 0.1, 'as good'],
    [0, 0, 'as good'],
    [-3, 1, 'as good'],
    [2, 0.1, null],
  ])('%f points, give or take %f: %s', (loss, se, label) => {
    expect(labelOf(loss, se)).toBe(label);
  });

  it('is asked only where more than two points lie between best and worst, for sure', () => {
    expect(isSpread(2, 0.1)).toBe(false);
    expect(isSpread(2.1, 0.1)).toBe(true);
    expect(isSpread(5, 2.6)).toBe(false);
  });
});
