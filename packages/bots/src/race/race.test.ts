import { describe, expect, it } from 'vitest';
import { lead, Race, type RaceRules, Runner } from './race.ts';

const RULES: RaceRules = { trust: 0, least: 8, behind: 3, atLeast: 1 };

/** Wins so many of ten games, the same ones for all who win as many. */
class Steady extends Runner {
  readonly wins: number;

  constructor(wins: number, isKept = false) {
    super(0, isKept);
    this.wins = wins;
  }
}

function raceOf(runners: readonly Steady[], games: number): Race<Steady> {
  const race = new Race(runners, RULES, ({ wins }, game) => ((game * 7) % 10 < wins ? 1 : 0));
  for (let count = 0; count < games; count++) race.iterate();
  return race;
}

describe('a race', () => {
  it('is won by whoever brings most, and the others fall out of it', () => {
    const race = raceOf([new Steady(2), new Steady(9), new Steady(5)], 300);
    expect(race.leader.wins).toBe(9);
    expect(race.runners.map(({ isIn }) => isIn)).toEqual([false, true, false]);
    expect(race.isDecided).toBe(true);
    expect(race.ranking.map(({ wins }) => wins)).toEqual([9, 5, 2]);
  });

  it('keeps whom it is asked to keep, however far behind', () => {
    const race = raceOf([new Steady(0, true), new Steady(10)], 100);
    expect(race.left).toBe(2);
    expect(race.runners.map(({ visits }) => visits)).toEqual([50, 50]);
  });

  it('drops nobody before a few games have been played, nor who is as good', () => {
    expect(raceOf([new Steady(0), new Steady(10)], 2 * (RULES.least - 1)).left).toBe(2);
    expect(raceOf([new Steady(4), new Steady(4)], 400).left).toBe(2);
  });

  it('compares game by game, so that luck which hits both alike does not count', () => {
    const luck = Array.from({ length: 40 }, (_, game) => (game * 13) % 17);
    const { mean, se, count } = lead(
      luck.map((reward) => reward + 1),
      luck,
    );
    expect(mean).toBeCloseTo(1, 10);
    expect(se).toBeLessThan(0.01);
    expect(count).toBe(40);
  });
});
