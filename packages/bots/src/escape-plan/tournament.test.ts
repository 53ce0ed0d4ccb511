import { describe, expect, it } from 'vitest';
import { KEEN } from './keen.ts';
import { PLAIN } from './sense.ts';
import { resultsOf, type Tournament } from './tournament.ts';

const FOUR: Tournament = { seats: 4, games: 8, seed: 1, others: PLAIN };

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('a tournament of senses', () => {
  it('among equals is won by everybody alike: each deal is played from every seat', () => {
    expect(mean(resultsOf(FOUR, PLAIN).map(({ win }) => win))).toBe(0.25);
  });

  it('is the same again', () => {
    expect(resultsOf(FOUR, KEEN)).toEqual(resultsOf(FOUR, KEEN));
  });

  it('alone is against Costa, and who builds against him does better', () => {
    const alone: Tournament = { seats: 1, games: 30, seed: 7, others: PLAIN };
    const [keen, plain] = [KEEN, PLAIN].map((sense) => resultsOf(alone, sense));
    expect(mean(keen?.map(({ best }) => best) ?? [])).toBeLessThan(mean(plain?.map(({ best }) => best) ?? []) - 40);
  });
});
