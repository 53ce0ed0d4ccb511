import type { Review, ReviewedDecision } from '@stakeout/bots/judge';
import { measured } from './played-match.fixture.ts';

/** A decision that mattered, in which nothing was lost. */
export function decision(change: Partial<ReviewedDecision>): ReviewedDecision {
  return {
    seq: 1,
    through: 1,
    step: 0,
    counted: true,
    options: 2,
    loss: 0,
    se: 1,
    label: null,
    chance: measured(30),
    played: [],
    best: [],
    worst: [],
    spread: measured(10),
    reason: null,
    scoreLoss: measured(0),
    lines: [],
    ...change,
  };
}

export const line = (value: number, actions: readonly unknown[] = []) => ({
  actions,
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
