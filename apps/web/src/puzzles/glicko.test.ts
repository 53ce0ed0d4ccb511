import { describe, expect, it } from 'vitest';
import { NEW_RATING, rated } from './glicko.ts';

describe('Glicko-2', () => {
  it('gives what the published example gives', () => {
    const games = [
      { against: { rating: 1400, deviation: 30 }, score: 1 },
      { against: { rating: 1550, deviation: 100 }, score: 0 },
      { against: { rating: 1700, deviation: 300 }, score: 0 },
    ];
    const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, games);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility).toBeCloseTo(0.05999, 4);
  });

  it('knows less of whoever does not play', () => {
    expect(rated({ ...NEW_RATING, deviation: 50 }, []).deviation).toBeGreaterThan(50);
  });
});
