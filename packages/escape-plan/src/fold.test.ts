import { seenBy, type Viewer } from '@stakeout/kernel';
import { firstDifference, saysTheSame } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { randomGame, type Step } from './random-game.fixture.ts';
import { table } from './table.fixture.ts';
import { viewOf } from './view.ts';

/** What a viewer following a step by its events gets wrong, or `null`. */
function mistake({ before, after, emissions }: Step, viewer: Viewer): string | null {
  let view = viewOf(before, viewer);
  for (const emission of emissions) view = fold(view, seenBy(emission, viewer));
  const expected = viewOf(after, viewer);
  return saysTheSame(view, expected) ? null : `${viewer}: ${firstDifference(expected, view)}`;
}

describe('following a match by its events', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    it(`[A-94] gives everybody exactly their view: ${seats} players`, () => {
      let count = 0;
      randomGame(seats, 40 + seats, (step) => {
        if (count++ % 3 !== 0) return;
        expect(mistake(step, count % seats)).toBeNull();
        expect(mistake(step, null)).toBeNull();
      });
    });
  }

  it('changes only the fields named, and leaves the earlier view as it was', () => {
    const view = viewOf(table(), 0);
    const text = JSON.stringify(view);
    const next = fold(view, {
      type: 'tableChanged',
      changes: [
        ['day', 3],
        ['cans', 1],
      ],
    });
    expect(next).toEqual({ ...view, table: { ...view.table, day: 3, cans: 1 } });
    expect(JSON.stringify(view)).toBe(text);
  });

  it('a happening brings its own changes, if it has any', () => {
    const view = viewOf(table(), 0);
    const moved = { type: 'moved', pawn: 0, node: 3 } as const;
    for (const quiet of [moved, { ...moved, changes: [] }]) expect(fold(view, quiet)).toBe(view);
    expect(fold(view, { ...moved, changes: [['at', [3]]] })).toEqual({ ...view, table: { ...view.table, at: [3] } });
  });

  it('[A-94] what changed of a seat’s own reaches only that seat', () => {
    const own = { cash: 1, plan: 2, items: [], drawn: [], item: 0 };
    const changed = { type: 'ownChanged', seat: 1, own } as const;
    const [mine, theirs] = [viewOf(table(), 1), viewOf(table(), 0)];
    expect(fold(mine, changed)).toEqual({ ...mine, own });
    expect(fold(theirs, changed)).toBe(theirs);
    expect(fold(mine, { type: 'ownChanged', seat: 1, own: null })).toBe(mine);
  });
});
