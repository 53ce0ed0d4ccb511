import { describe, expect, it } from 'vitest';
import { across, upwards } from '../../end/chart-geometry.ts';
import { curveOf, endsOf, markPath, shapeOf } from './curve.ts';
import { luckOf } from './draws.ts';
import { headlineOf } from './headline.ts';
import { momentsOf } from './moments.ts';
import { about, plain, signed } from './number-words.ts';
import { decided } from './review.fixture.ts';
import { staircaseOf } from './staircase.ts';
import { stepsBySeq, turnsOf, whensOf } from './timeline.ts';

const LEVELS = [
  ['hard', 1],
  ['medium', 2],
  ['easy', 4],
] as const;

describe('the sentence', () => {
  it('counts what was given away, what mattered, and what went in one move', () => {
    const decisions = [
      decided({ loss: 9, label: 'mistake' }),
      decided({ loss: 2 }),
      decided({ loss: -0.4, counted: false, label: null }),
      decided({ loss: 0 }),
    ];
    expect(headlineOf(decisions, LEVELS)).toEqual({ given: 11, counted: 3, each: 10.6 / 3, level: 'easy', inOne: 9 });
  });

  it.each([
    [0, 'hard'],
    [1.5, 'medium'],
    [4, 'easy'],
    [9, 'lot'],
  ])('says like whom it is to give away %s a decision', (loss, level) => {
    expect(headlineOf([decided({ loss })], LEVELS).level).toBe(level);
  });

  it('says nothing of levels that nobody has measured, and never less than nothing given away', () => {
    expect(headlineOf([decided({ loss: -3 })], [])).toMatchObject({ given: 0, level: null, inOne: null });
    expect(headlineOf([], LEVELS)).toMatchObject({ counted: 0, each: 0, level: null });
  });
});

describe('the moments', () => {
  const error = (step: number, loss: number) => decided({ step, loss, label: loss >= 12 ? 'blunder' : 'mistake' });
  const found = (step: number, second: number) =>
    decided({
      step,
      lines: [
        { actions: ['mine'], value: 50, se: 1, score: 0, visits: 9 },
        { actions: ['other'], value: second, se: 1, score: 0, visits: 9 },
      ],
    });

  it('are the five gravest errors, in the order of the match', () => {
    const moments = momentsOf([9, 13, 7, 20, 6, 8].map((loss, step) => error(step, loss)));
    expect(moments.map(({ number, decision }) => [number, decision.loss])).toEqual([
      [1, 9],
      [2, 13],
      [3, 7],
      [4, 20],
      [5, 8],
    ]);
    expect(moments[1]?.kind).toBe('blunder');
  });

  it('are filled up to three by what was found, where all else lost six points or more', () => {
    const moments = momentsOf([found(0, 41), error(1, 7), found(2, 45), found(3, 30), found(4, 43)]);
    expect(moments.map(({ kind, margin }) => [kind, margin])).toEqual([
      ['found', 9],
      ['mistake', 0],
      ['found', 20],
    ]);
  });

  it('have the one among them that was asked for, if it stands out', () => {
    const decisions = [error(0, 9), error(1, 8), error(2, 7), found(3, 30), decided({ step: 4 })];
    expect(momentsOf(decisions, 4).map(({ decision }) => decision.step)).toEqual([0, 1, 2, 3]);
    for (const asked of [null, 1, 5, 99]) expect(momentsOf(decisions, asked)).toHaveLength(3);
  });

  it('are none where nothing stands out', () => {
    expect(momentsOf([decided({ label: null }), decided()])).toEqual([]);
  });
});

describe('the books', () => {
  const books = {
    start: { value: 25, se: 1 },
    given: { value: 11, se: 1 },
    luck: { value: 4, se: 1.5 },
    others: { value: -18, se: 1.5 },
    residual: { value: 0, se: 2 },
    result: 0,
  };

  it('are stairs of which each begins where the last one ended', () => {
    const { stairs, isBalanced } = staircaseOf(books);
    expect(stairs.map(({ name }) => name)).toEqual(['start', 'given', 'luck', 'others', 'end']);
    for (const [index, { from }] of stairs.entries()) expect(from).toBeCloseTo(stairs[index - 1]?.to ?? from);
    expect(stairs.map(({ value }) => value)).toEqual([25, -11, 4, -18, 0]);
    expect(isBalanced).toBe(true);
    for (const { least, most, to } of stairs) {
      expect(least).toBeLessThanOrEqual(to);
      expect(least).toBeGreaterThanOrEqual(0);
      expect(most).toBeLessThanOrEqual(100);
    }
  });

  it('say so where the rest is more than chance', () => {
    expect(staircaseOf({ ...books, residual: { value: 6.1, se: 2 } }).isBalanced).toBe(false);
    expect(staircaseOf({ ...books, residual: { value: -6, se: 2 } }).isBalanced).toBe(true);
  });
});

describe('the curve', () => {
  const decisions = [
    decided({ step: 2, chance: { value: 40, se: 1 }, loss: 9, label: 'mistake' }),
    decided({ step: 5, chance: { value: 30, se: 1 }, loss: -1 }),
  ];

  it('falls where something was given away, and goes from the start to the end', () => {
    const review = { curve: [{ seq: 0, value: 25, se: 1 }], books: { result: 100 } } as never;
    const { spots, turnings, most } = curveOf(decisions, endsOf(review, 8));
    expect(spots.map(({ step, value }) => [step, value])).toEqual([
      [0, 25],
      [2, 40],
      [2, 31],
      [5, 30],
      [5, 30],
      [8, 100],
    ]);
    expect(turnings.map(({ isFault }) => isFault)).toEqual([true, false]);
    expect(most).toBe(100);
  });

  it('shows as much of the axis as it needs, and only what is judged so far', () => {
    const curve = curveOf(decisions, null);
    expect(curve.most).toBe(50);
    const frame = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };
    const { x, y, line, band } = shapeOf(curve, frame, 10);
    expect([x(0), x(10), y(0), y(50)]).toEqual([across(frame, 10)(0), 110, 100, upwards(frame, 50)(50)]);
    expect(line).toBe('30.0,20.0 30.0,38.0 60.0,40.0 60.0,40.0');
    expect(band.split(' ')).toHaveLength(8);
  });

  it('has a shape for each kind of moment', () => {
    const shapes = (['found', 'doubtful', 'mistake', 'blunder'] as const).map((kind) => markPath(kind, 10));
    expect(new Set(shapes).size).toBe(3);
  });
});

describe('luck', () => {
  it('is three of each, the worst last', () => {
    const draws = [5, -9, 1, 0.1, 3, -1, 7, -2, -4].map((luck, seq) => ({ seq, label: 'die', luck, se: 1 }));
    const { lucky, unlucky } = luckOf(draws);
    expect(lucky.map(({ luck }) => luck)).toEqual([7, 5, 3]);
    expect(unlucky.map(({ luck }) => luck)).toEqual([-2, -4, -9]);
  });
});

describe('steps and turns', () => {
  it('of the log are found though something was taken back', () => {
    const entries = [{ action: 1 }, { action: 2 }, { undo: 1 }, { action: 3 }] as never;
    expect([...stepsBySeq({ entries })]).toEqual([
      [1, 0],
      [4, 1],
    ]);
  });

  it('count every turn, whoever’s it is, as the last page does', () => {
    const film = { length: 4, marks: [1, 2, 4].map((step) => ({ step, kind: 'turn' as const })) };
    expect(turnsOf(film)).toEqual([0, 1, 2, 2, 3]);
  });

  it('say when a decision with a name was, in both languages', () => {
    const film = { length: 4, marks: [{ step: 1, kind: 'turn' as const }], viewAt: (step: number) => step };
    const whenOf = (view: unknown, turn: number, language: string) => `${language} ${turn} ${view}`;
    const decisions = [
      { seq: 3, step: 2, label: 'mistake' as const },
      { seq: 4, step: 3, label: null },
    ];
    expect(whensOf(film, decisions, { whenOf })).toEqual({ 3: { en: 'en 1 2', pt: 'pt 1 2' } });
  });
});

it('numbers have their signs', () => {
  expect([signed(-8.6), signed(0.2), signed(3.5), plain(-0.04, 1), plain(-2.26, 1)]).toEqual([
    '−9',
    '0',
    '+4',
    '0.0',
    '−2.3',
  ]);
  expect([about(0), about(0.44), about(3.6)]).toEqual(['0.1', '0.4', '4']);
});
