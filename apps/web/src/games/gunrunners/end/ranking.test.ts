import { describe, expect, it } from 'vitest';
import { rankingOf } from './ranking.ts';

const outcome = (tieBreaks: readonly (readonly number[])[], places: readonly number[]) => ({
  ending: 'seven-busts',
  scores: tieBreaks.map(([crates]) => crates ?? 0),
  places,
  winners: [...places.keys()].filter((seat) => places[seat] === 1),
  tieBreaks,
});

describe('the ranking', () => {
  it('goes from first to last and says what decided', () => {
    const ranking = rankingOf(
      outcome(
        [
          [12, 4, 3],
          [17, 6, 4],
          [17, 9, 4],
          [12, 4, 4],
        ],
        [4, 2, 1, 3],
      ),
    );
    expect(ranking.map(({ seat, place, aheadBy }) => [seat, place, aheadBy])).toEqual([
      [2, 1, 'total'],
      [1, 2, 'crates'],
      [3, 3, 'highest'],
      [0, 4, null],
    ]);
  });

  it('says when a place is shared', () => {
    const ranking = rankingOf(
      outcome(
        [
          [10, 0, 0],
          [10, 0, 0],
          [3, 0, 0],
        ],
        [1, 1, 3],
      ),
    );
    expect(ranking.map(({ place, aheadBy, isShared }) => [place, aheadBy, isShared])).toEqual([
      [1, null, true],
      [1, 'crates', true],
      [3, null, false],
    ]);
  });
});
