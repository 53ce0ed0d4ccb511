import { describe, expect, it } from 'vitest';
import { decided } from '../review/model/review.fixture.ts';
import { judgedOf } from './judged.ts';
import { momentsOf } from './moments.ts';
import { judged, measured, playedMatch } from './played-match.fixture.ts';
import { line, review } from './review.fixture.ts';

describe('what statistics keep of a review', () => {
  it('are the books, and the decisions that mattered by how good they were', () => {
    const decisions = [
      decided({ label: 'as good' }),
      decided({ label: 'mistake', loss: 9, seq: 41 }),
      decided({ label: 'blunder', loss: 15, seq: 50 }),
      decided({ counted: false }),
    ];
    const { given, luck, others, decisions: count, labels, errors } = judgedOf(review(decisions));
    expect([given, luck, others, count]).toEqual([measured(11), measured(4), measured(-18), 3]);
    expect(labels).toEqual({ doubtful: 0, mistake: 1, blunder: 1 });
    expect(errors.map(({ seq }) => seq)).toEqual([41, 50]);
  });

  it('call a decision a find when it was good and nothing else came near', () => {
    const decisions = [
      decided({ seq: 1, label: 'as good', lines: [line(40), line(33, 'b'), line(10, 'c')] }),
      decided({ seq: 2, label: 'as good', lines: [line(40), line(39, 'b'), line(10, 'c')] }),
      decided({ seq: 3, label: 'mistake', loss: 9, lines: [line(40, 'a'), line(31)] }),
      decided({ seq: 4, label: 'as good', lines: [line(40)] }),
      decided({ seq: 5, label: 'as good', lines: [line(41, 'a'), line(40), line(10, 'c')] }),
    ];
    const { finds } = judgedOf(review(decisions));
    expect(finds).toEqual([{ seq: 1, label: 'as good', points: 7, se: Math.SQRT2, when: null }]);
  });
});

describe('one’s best and worst moments', () => {
  it('come from all matches, the greatest first, five at most', () => {
    const errors = [3, 9, 5, 7].map((points) => ({
      seq: points,
      label: 'doubtful' as const,
      points,
      se: 1,
      when: null,
    }));
    const matches = ['a', 'b'].map((id) => playedMatch({ id, judged: judged(0, 9, 0, { errors }) }));
    const { worst, best } = momentsOf([...matches, playedMatch({ id: 'c' })]);
    expect(worst.map(({ points }) => points)).toEqual([9, 9, 7, 7, 5]);
    expect(best.map(({ match }) => match.id)).toEqual(['a', 'b']);
  });
});
