import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import { describe, expect, it } from 'vitest';
import { choiceOf, isRight, lossOf } from './attempt.ts';
import { nextPuzzle, puzzleOfDay } from './choosing.ts';
import { NEW_RATING } from './glicko.ts';
import { afterTry, daysInARow, type GameProgress } from './progress.ts';

const NEW: GameProgress = { rating: NEW_RATING, tried: {}, run: 0, days: [] };
const INDEX: PuzzleIndex = {
  game: 'gunrunners',
  rulesVersion: '2',
  themes: ['flip', 'place'],
  puzzles: [1200, 1400, 1600, 1800, 1490, 1510, 1300].map((rating, place) => [rating, place % 2, 'G6.1'] as const),
  mined: [],
};

describe('a first try', () => {
  it('counts once, by at most fifty, and makes days and runs', () => {
    const found = afterTry(NEW, 3, 1600, true, 20_000);
    expect(found.rating.rating).toBe(1550);
    expect(found).toMatchObject({ tried: { 3: true }, run: 1, days: [20_000] });
    expect(afterTry(found, 3, 1600, false, 20_001)).toBe(found);
    const missed = afterTry(found, 4, 1200, false, 20_001);
    expect(missed).toMatchObject({ run: 0, days: [20_000] });
    expect(missed.rating.rating).toBeLessThan(found.rating.rating);
  });

  it('goes on with a row of days through yesterday, in any game', () => {
    const all = { one: { ...NEW, days: [7, 9] }, other: { ...NEW, days: [8] } };
    expect([8, 9, 10, 11].map((today) => daysInARow(all, today))).toEqual([2, 3, 3, 0]);
  });
});

describe('what comes next', () => {
  it('is new and about as hard as the solver is strong; within a theme of that theme; and in the end anything', () => {
    expect([5, 6, 2, 3]).toContain(nextPuzzle(INDEX, NEW, null, null));
    expect(nextPuzzle(INDEX, { ...NEW, tried: { 5: true } }, null, null)).not.toBe(5);
    expect(nextPuzzle(INDEX, NEW, 'place', null) % 2).toBe(0);
    const all = Object.fromEntries(INDEX.puzzles.map((_, place) => [place + 1, true]));
    expect(nextPuzzle(INDEX, { ...NEW, tried: all }, null, 7)).toBe(1);
  });

  it('is the same for everybody on one day, and every puzzle has its day', () => {
    const days = INDEX.puzzles.map((_, day) => puzzleOfDay(INDEX, 20_000 + day));
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
