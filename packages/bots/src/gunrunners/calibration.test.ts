import { expect, it } from 'vitest';
import { calibrate, calibrateLearned } from './calibration.ts';

it.each([
  ['played to the end', calibrate, 0.41],
  ['valued by the net, for two', (share: number) => calibrateLearned(share, { seats: 2 }), 0.47],
  ['valued by the net, for three', (share: number) => calibrateLearned(share, { seats: 3 }), 0.41],
  ['valued by the net, for four', (share: number) => calibrateLearned(share, { seats: 4 }), 0.36],
])(
  'a chance to win grows with the share of imagined wins, %s, stays between 0 and 1, and is a little more modest',
  (_, calibrate, even) => {
    const shares = Array.from({ length: 101 }, (_, percent) => percent / 100);
    const chances = shares.map(calibrate);
    for (const [index, chance] of chances.entries()) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      if (index > 1 && index < 100) expect(chance).toBeGreaterThan(chances[index - 1] ?? 1);
    }
    expect(calibrate(0)).toBeLessThan(0.02);
    expect(calibrate(0.5)).toBeCloseTo(even, 2);
    expect(calibrate(1)).toBeGreaterThan(0.98);
  },
);

it('is more modest about what looks likely where more players can still spoil it', () => {
  expect(calibrateLearned(0.8, { seats: 2 })).toBeGreaterThan(calibrateLearned(0.8, { seats: 3 }) + 0.05);
  expect(calibrateLearned(0.8, { seats: 3 })).toBeGreaterThan(calibrateLearned(0.8, { seats: 4 }) + 0.05);
});
