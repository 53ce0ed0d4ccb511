import { describe, expect, it } from 'vitest';
import { calibrate } from './calibration.ts';
import { newGame } from './game.fixture.ts';

describe('calibration', () => {
  it.each([1, 4])('keeps order and bounds, and leaves the last turn as it is, %i seats', (seats) => {
    const early = newGame(seats, 1);
    const late = { ...early, day: 3, part: 2 };
    expect(calibrate(1, late)).toBe(1);
    expect(calibrate(0, late)).toBe(0);
    for (const world of [early, late]) {
      const chances = [0, 0.25, 0.5, 0.75, 1].map((share) => calibrate(share, world));
      expect(chances).toEqual(chances.toSorted((one, other) => one - other));
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  });

  it('trusts a lead at the beginning less than one at the end', () => {
    const early = newGame(4, 1);
    expect(calibrate(0.9, early)).toBeLessThan(calibrate(0.9, { ...early, day: 3, part: 1 }));
  });
});
