import type { Review, ReviewedDecision } from '@stakeout/bots/judge';
import { describe, expect, it } from 'vitest';
import { judgedOf } from './judged.ts';
import { momentsOf } from './moments.ts';
import { judged, measured, playedMatch } from './played-match.fixture.ts';

function decision(change: Partial<ReviewedDecision>): ReviewedDecision {
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

const line = (value: number) => ({ actions: [], value, se: 3, score: 0, visits: 10 });

function review(decisions: readonly ReviewedDecision[]): Review {
  const books = {
    start: measured(25),
    result: 0,
    given: measured(11),
    luck: measured(4),
    others: measured(-18),
    residual: measured(0),
  };
  const of = { game: 'gunrunners', rulesVersion: '1', judge: 'race/1@1000', seat: 0, seed: 1, playouts: 1000 };
  return { ...of, books, decisions, draws: [], curve: [] };
}

describe('what statistics keep of a review', () => {
  it('are the books, and the decisions that mattered by how good they were', () => {
    const decisions = [
      decision({ label: 'as good' }),
      decision({ label: 'mistake', loss: 9, seq: 41 }),
      decision({ label: 'blunder', loss: 15, seq: 50 }),
      decision({ counted: false }),
    ];
    const { given, luck, others, decisions: count, labels, errors } = judgedOf(review(decisions));
    expect([given, luck, others, count]).toEqual([measured(11), measured(4), measured(-18), 3]);
    expect(labels).toEqual({ doubtful: 0, mistake: 1, blunder: 1 });
    expect(errors.map(({ seq }) => seq)).toEqual([41, 50]);
  });

  it('call a decision a find when it was good and nothing else came near', () => {
    const decisions = [
      decision({ seq: 1, label: 'as good', lines: [line(40), line(33), line(10)] }),
      decision({ seq: 2, label: 'as good', lines: [line(40), line(39), line(10)] }),
      decision({ seq: 3, label: 'mistake', loss: 9, lines: [line(40), line(31)] }),
      decision({ seq: 4, label: 'as good', lines: [line(40)] }),
    ];
    const { finds } = judgedOf(review(decisions));
    expect(finds).toEqual([{ seq: 1, label: 'as good', points: 7, se: Math.hypot(3, 3) }]);
  });
});

describe('one’s best and worst moments', () => {
  it('come from all matches, the greatest first, five at most', () => {
    const errors = [3, 9, 5, 7].map((points) => ({ seq: points, label: 'doubtful' as const, points, se: 1 }));
    const matches = ['a', 'b'].map((id) => playedMatch({ id, judged: judged(0, 9, 0, { errors }) }));
    const { worst, best } = momentsOf([...matches, playedMatch({ id: 'c' })]);
    expect(worst.map(({ points }) => points)).toEqual([9, 9, 7, 7, 5]);
    expect(best.map(({ match }) => match.id)).toEqual(['a', 'b']);
  });
});
