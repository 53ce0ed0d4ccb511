import { describe, expect, it } from 'vitest';
import { calibrate, calibrateLearned } from './calibration.ts';
import { newGame } from './game.fixture.ts';

describe.each([
  ['of games played to their end', calibrate],
  ['of what a net says', calibrateLearned],
])('calibration %s', (_, tell) => {
  it.each([1, 2, 3, 4, 5])('keeps order and bounds, %i seats', (seats) => {
    const early = newGame(seats, 1);
    const late = { ...early, day: 3, part: 2 };
    for (const world of [early, late]) {
      const chances = [0, 0.25, 0.5, 0.75, 1].map((share) => tell(share, world));
      expect(chances).toEqual(chances.toSorted((one, other) => one - other));
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  });
});

describe('calibration', () => {
  it.each([1, 4])('leaves the last turn of games played to their end as it is, %i seats', (seats) => {
    const late = { ...newGame(seats, 1), day: 3, part: 2 };
    for (const share of [0, 0.3, 1]) expect(calibrate(share, late)).toBeCloseTo(share, 12);
  });

  it('trusts a lead at the beginning less than one at the end', () => {
    const early = newGame(4, 1);
    expect(calibrate(0.9, early)).toBeLessThan(calibrate(0.9, { ...early, day: 3, part: 1 }));
  });

  it('of what a net says expects more than that alone, and less in company', () => {
    const [alone, together] = [1, 4].map((seats) => calibrateLearned(0.3, newGame(seats, 1)));
    expect(alone).toBeGreaterThan(0.5);
    expect(together).toBeLessThan(0.3);
  });
});
