import { describe, expect, it } from 'vitest';
import { storyOf } from '../automa/ground.ts';
import { advance } from './advance.ts';
import { randomMoves } from './random-moves.fixture.ts';

/** What everybody sees on the map and the track, and what the story tells all of. */
const TOLD = [
  'at',
  'city',
  'places',
  'cops',
  'notoriety',
  'closed',
  'visited',
  'patrolled',
  'revealedPatrol',
  'faceUp',
  'order',
  'escapes',
] as const;

describe.each([1, 2, 3, 4, 5])('a move shown step by step, with %d players', (seats) => {
  it('comes to where the move led', () => {
    for (const move of [...randomMoves(seats, 1), ...randomMoves(seats, 2)]) {
      const shown = storyOf(move).reduce((view, happening) => advance(view, happening, move.after), move.before);
      // Whoever left is taken off the board when the part ends, which no happening tells.
      const gone = new Set(move.after.table.at.flatMap((node, pawn) => (node < 0 ? [pawn] : [])));
      const stay = (at: readonly number[]) => at.filter((_, pawn) => !gone.has(pawn));
      for (const field of TOLD) {
        if (field === 'at') expect(stay(shown.table.at)).toEqual(stay(move.after.table.at));
        else expect([field, shown.table[field]]).toEqual([field, move.after.table[field]]);
      }
      expect(shown.table.display).toHaveLength(move.after.table.display.length);
    }
  });

  it('shows a turn only once it has begun, and then with its own movement points', () => {
    let begun = 0;
    for (const move of [...randomMoves(seats, 1), ...randomMoves(seats, 2)]) {
      let view = move.before;
      for (const happening of storyOf(move)) {
        view = advance(view, happening, move.after);
        const { frames, turn } = view.table;
        const taken = frames.find(({ kind }) => kind === 'turn');
        if (taken !== undefined) expect(turn.seat).toBe(taken.seat);
        if (happening.what === 'partBegan') expect(taken).toBeUndefined();
        if (happening.what !== 'turnBegan' || taken === undefined || turn.seat !== happening.params['pawn']) continue;
        expect([turn.seat, turn.mp]).toEqual([happening.params['pawn'], 3]);
        begun++;
      }
    }
    expect(begun).toBeGreaterThan(10);
  });
});
