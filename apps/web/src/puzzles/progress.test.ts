import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import { daysAfter, type PuzzleTry } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { choiceOf, isRight, lossOf } from './attempt.ts';
import { nextPuzzle, puzzleOfDay } from './choosing.ts';
import { NEW_RATING } from './glicko.ts';
import { daysInARow, type GameProgress, progressAfter, rightDays, weekOf } from './progress.ts';

const NEW: GameProgress = { rating: NEW_RATING, tried: new Map(), run: 0 };
const tried = (puzzle: number, rating: number, isRight: boolean, day = '2026-11-18'): PuzzleTry => ({
  puzzle,
  rating,
  isRight,
  day,
});
const INDEX: PuzzleIndex = {
  game: 'gunrunners',
  rulesVersion: '2',
  themes: ['flip', 'place'],
  puzzles: [1200, 1400, 1600, 1800, 1490, 1510, 1300].map((rating, place) => [rating, place % 2, 'G6.1'] as const),
  mined: [],
};

describe('a first try', () => {
  it('counts by at most fifty, and makes runs', () => {
    expect(progressAfter([])).toEqual(NEW);
    const found = progressAfter([tried(3, 1600, true)]);
    expect(found.rating.rating).toBe(1550);
    expect(found).toMatchObject({ tried: new Map([[3, true]]), run: 1 });
    const missed = progressAfter([tried(3, 1600, true), tried(4, 1200, false)]);
    expect(missed.run).toBe(0);
    expect(missed.rating.rating).toBeLessThan(found.rating.rating);
  });

  it('goes on with a row of days through yesterday, over the end of a month', () => {
    const tries = ['2026-10-31', '2026-11-02', '2026-11-01'].map((day, id) => tried(id + 1, 1500, true, day));
    const days = rightDays([...tries, tried(9, 1500, false, '2026-11-03')]);
    const today = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    expect(today.map((day) => daysInARow(days, day))).toEqual([2, 3, 3, 0]);
  });

  it('is of a week that begins on Monday', () => {
    expect(weekOf('2026-11-18')).toEqual(weekOf('2026-11-22'));
    expect([weekOf('2026-11-16')[0], weekOf('2026-11-15')[6]]).toEqual(['2026-11-16', '2026-11-15']);
  });
});

describe('what comes next', () => {
  it('is new and about as hard as the solver is strong; within a theme of that theme; and in the end anything', () => {
    expect([5, 6, 2, 3]).toContain(nextPuzzle(INDEX, NEW, null, null));
    expect(nextPuzzle(INDEX, { ...NEW, tried: new Map([[5, true]]) }, null, null)).not.toBe(5);
    expect(nextPuzzle(INDEX, NEW, 'place', null) % 2).toBe(0);
    const all = new Map(INDEX.puzzles.map((_, place) => [place + 1, true]));
    expect(nextPuzzle(INDEX, { ...NEW, tried: all }, null, 7)).toBe(1);
  });

  it('is the same for everybody on one day, and every puzzle has its day', () => {
    const days = INDEX.puzzles.map((_, day) => puzzleOfDay(INDEX, daysAfter('2026-12-29', day)));
    expect(new Set(days).size).toBe(INDEX.puzzles.length);
  });
});

describe('an answer', () => {
  const puzzle = {
    seats: 2,
    seat: 0,
    options: {},
    view: {},
    choices: [41, 39.5, 30].map((chance, place) => ({ actions: [place], chance, se: 0.3 })),
    obvious: 2,
    reason: null,
  };
  const answerOf = ([action]: readonly unknown[]) => (action === undefined ? null : String(action));

  it('is right within two points of the best', () => {
    expect([0, 1, 2, -1].map((at) => isRight(puzzle, at))).toEqual([true, true, false, false]);
    expect(lossOf(puzzle, 2)).toBe(11);
    expect(lossOf(puzzle, -1)).toBeNull();
  });

  it('is found among the choices by what it says', () => {
    expect([[2], [7], []].map((line) => choiceOf(puzzle, line, answerOf))).toEqual([2, -1, null]);
  });
});
