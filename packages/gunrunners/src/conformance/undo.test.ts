import { checkUndoAndReplay } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subjects.fixture.ts';

describe('undo and replay', () => {
  for (const edition of ['en', 'pt']) {
    for (const seats of [2, 3, 4]) {
      it(`hold over keyed matches of ${seats} in the ${edition} edition`, () => {
        let takenBack = 0;
        for (let seed = 1; seed <= 8; seed++) takenBack += checkUndoAndReplay(subjectOf(seats, { edition }), seed);
        // Only pt has a step that shows nothing new: the card committed before the flip (G6.3).
        if (edition === 'pt') expect(takenBack).toBeGreaterThan(10);
        else expect(takenBack).toBe(0);
      });
    }
  }
});
