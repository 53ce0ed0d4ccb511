import { checkConformance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subjects.fixture.ts';

describe('conformance', () => {
  for (const seats of [5]) {
    it(`holds for 100 games of ${seats}`, () => {
      expect(checkConformance(subjectOf(seats), 100).games).toBe(100);
    });
  }
});
