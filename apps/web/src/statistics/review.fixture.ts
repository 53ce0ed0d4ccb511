import type { Review, ReviewedDecision } from '@stakeout/bots/judge';
import { measured } from './played-match.fixture.ts';

/** A line of one action that was raced. */
export const line = (value: number, action = 'mine') => ({
  actions: [action],
  value,
  se: 3,
  score: 0,
  visits: 10,
});

/** A review of a match that was lost for the greater part by what the others did. */
export function review(decisions: readonly ReviewedDecision[], playouts = 1000): Review {
  const books = {
    start: measured(25),
    result: 0,
    given: measured(11),
    luck: measured(4),
    others: measured(-18),
    residual: measured(0),
  };
  const of = { game: 'gunrunners', rulesVersion: '1', judge: 'race/1@1000', seat: 0, seed: 1, playouts };
  return { ...of, books, decisions, draws: [], curve: [] };
}
