import { checkConformance, longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subjects.fixture.ts';

const GAMES = longRun(2, 100);

describe('conformance', () => {
  for (const seats of [3, 4]) {
    it(`holds for games of ${seats}`, () => {
      expect(checkConformance(subjectOf(seats), GAMES).games).toBe(GAMES);
    });
  }
});
