import { checkUndoAndReplay } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subjects.fixture.ts';

describe('undo and replay', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    it(`hold over keyed matches of ${seats}`, () => {
      let takenBack = 0;
      for (let seed = 1; seed <= 2; seed++) takenBack += checkUndoAndReplay(subjectOf(seats), seed);
      // A turn is many small steps, and most of them show nothing new.
      expect(takenBack).toBeGreaterThan(20);
    });
  }
});
