import type { View } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { gunrunnersPuzzles } from '../gunrunners/puzzles.ts';
import { flips } from '../judge/flips.fixture.ts';
import { judgedAgain } from './again.ts';
import { firstRating } from './first-rating.ts';
import { minedFrom } from './mine.ts';
import { overlaid, overlayOf } from './overlay.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { puzzleMakerOf } from './registry.ts';

/** Games of self-play with a puzzle near their end that a few imagined games show. */
const GAMES = [25, 54];
const PAIRS = 300;
/** Late in the game everything is quick. */
const LATE: PuzzleMaker = {
  ...gunrunnersPuzzles,
  tables: [{ seats: 3, options: { memory: 'open' } }],
  players: ['greedy'],
  solvers: ['greedy'],
  master: 'medium',
  isAsked: (view) => (view as View).marker >= 4,
};

describe('mining', () => {
  it('finds the same puzzles again, and they hold what is asked of them', () => {
    const mined = GAMES.map((game) => minedFrom(LATE, 1, game, PAIRS));
    expect(GAMES.map((game) => minedFrom(LATE, 1, game, PAIRS))).toEqual(mined);
    const puzzles = mined.flatMap((one) => one.puzzles);
    expect(puzzles).toHaveLength(GAMES.length);
    for (const puzzle of puzzles) {
      const chances = puzzle.choices.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      expect((chances[0] ?? 0) - (chances[1] ?? 0)).toBeGreaterThanOrEqual(8);
      expect(puzzle.obvious).toBeGreaterThan(0);
      expect(judgedAgain(LATE, puzzle, 5, PAIRS).isKept).toBe(true);
    }
  });

  it('is for any game; where nothing is hard to see nothing is found', () => {
    const { yielded, puzzles } = minedFrom(puzzleMakerOf(flips), 1, 0, PAIRS);
    expect(puzzles).toEqual([]);
    expect(yielded.games).toBe(1);
  });
});

describe('what could not be known', () => {
  it('is kept as what differs, and laid over the view again', () => {
    const view = { hand: [1, 2], board: { pile: [0, 0], left: 2 }, none: null };
    const open = { hand: [1, 2], board: { pile: [7, 8], left: 2 }, none: { of: 1 } };
    const overlay = overlayOf(view, open);
    expect(overlay).toEqual({ board: { pile: [[7, 8]] }, none: [{ of: 1 }] });
    expect(overlaid(view, overlay)).toEqual(open);
    expect(overlayOf(view, view)).toBeNull();
  });
});

describe('the first rating', () => {
  it('is higher the fewer bots find it, and keeps within bounds', () => {
    const [hardly, mostly] = [0, 8].map((right) =>
      firstRating({ easy: [right, 8], medium: [right, 8], hard: [right, 8] }),
    );
    expect(hardly).toBeGreaterThan(1700);
    expect(mostly).toBeLessThan(1300);
    expect(firstRating({ easy: [0, 8], medium: [4, 8], hard: [8, 8] })).toBeCloseTo(1500, -1);
  });
});
