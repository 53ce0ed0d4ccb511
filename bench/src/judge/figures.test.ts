import { describe, expect, test } from 'vitest';
import { BadInput } from '../arguments.ts';
import { readJudgeArguments } from './command.ts';
import { figuresOf } from './figures.ts';
import type { Finding } from './order.ts';
import { reportOf } from './report.ts';

function finding(changes: Partial<Finding>): Finding {
  return {
    game: 'gunrunners',
    seats: 4,
    level: 'medium',
    decisions: 20,
    counted: 9,
    given: 10,
    luck: 0,
    residual: 1,
    residualSe: 5,
    seconds: 2,
    untilFirst: 1,
    probes: [],
    asked: [],
    ...changes,
  };
}

describe('the figures of the judge', () => {
  test('planted moves count from fifteen points on, and are flagged by any fault', () => {
    const probes = [
      { spread: 15, worstLabel: 'doubtful', bestLabel: 'as good' },
      { spread: 30, worstLabel: null, bestLabel: 'mistake' },
      { spread: 14.9, worstLabel: null, bestLabel: 'doubtful' },
    ];
    const { flagged, falselyCalled } = figuresOf([finding({ probes })]);
    expect(flagged).toEqual({ of: 1, all: 2 });
    expect(falselyCalled).toEqual({ of: 1, all: 3 });
  });

  test('books balance within three standard errors, either way', () => {
    const { balanced } = figuresOf([15, -15, 15.1, -16].map((residual) => finding({ residual })));
    expect(balanced).toEqual({ of: 2, all: 4 });
  });

  test('what a level gives away is told for each decision, its error from match to match', () => {
    const { levels } = figuresOf([
      finding({ given: 10 }),
      finding({ given: 30 }),
      finding({ level: 'easy', given: 60 }),
    ]);
    const [hard, medium, easy] = levels;
    expect(hard).toMatchObject({ level: 'hard', matches: 0, perDecision: 0 });
    expect(medium).toMatchObject({ matches: 2, perDecision: 1 });
    expect(medium?.error).toBeCloseTo(1.96 * (Math.sqrt(400) / 40), 10);
    expect(easy).toMatchObject({ matches: 1, perDecision: 3, error: 0 });
  });

  test('levels asked at the same decisions are compared there', () => {
    const asked = [
      { hard: 0, medium: 1, easy: 2, random: 8 },
      { hard: 1, medium: 2, easy: 4, random: 6 },
    ];
    const { asked: levels } = figuresOf([finding({ asked }), finding({ asked }), finding({})]);
    expect(levels.map(({ perDecision }) => perDecision)).toEqual([0.5, 1.5, 3, 7]);
    expect(levels[0]).toMatchObject({ matches: 2, decisions: 4, error: 0, more: null });
    expect(levels.map(({ more }) => more)).toEqual([null, 1, 1.5, 4]);
  });

  test('stand in a report that says what was wanted', () => {
    const on = { date: '2026-11-16', cpu: 'some', node: 'v20', depth: 1 };
    const report = reportOf([['gunrunners', figuresOf([finding({})])]], on);
    for (const part of ['≥ 95 %', '≤ 1 %', '≥ 99 %', '100.0 % (1 of 1)', 'none were found'])
      expect(report).toContain(part);
  });
});

describe('what is asked of the judge’s bench', () => {
  test('is of each game so many matches, in so many threads', () => {
    expect(
      readJudgeArguments([
        '--matches',
        '3',
        '--from',
        '288',
        '--threads',
        '1',
        '--depth',
        '0.5',
        '--ask-every',
        '0',
        '--game',
        'gunrunners',
      ]),
    ).toEqual({
      matches: 3,
      from: 288,
      threads: 1,
      depth: 0.5,
      probeEvery: 8,
      askEvery: 0,
      probeDepth: 0.5,
      games: ['gunrunners'],
      json: false,
    });
  });

  test.each([
    [['--matches', '0'], /--matches/],
    [['--from', '-1'], /--from/],
    [['--ask-every', '-1'], /--ask-every/],
    [['--depth', '11'], /--depth/],
    [['--depth', 'deep'], /--depth/],
    [['--game', 'chess'], /known: gunrunners/],
    [['--nothing'], /usage/],
  ])('%j is refused', (args, fault) => {
    expect(() => readJudgeArguments(args)).toThrow(BadInput);
    expect(() => readJudgeArguments(args)).toThrow(fault);
  });
});
