import { checkConformance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { ODD_DECK, subjectOf } from './subjects.fixture.ts';

describe('conformance of the en edition', () => {
  for (const seats of [2, 3, 4]) {
    for (const memory of ['strict', 'open']) {
      it(`holds for 1,000 games of ${seats} with ${memory} memory`, () => {
        const report = checkConformance(subjectOf(seats, { edition: 'en', memory }), 1000);
        expect(report.games).toBe(1000);
      });
    }

    it(`holds for games of ${seats} with a deck of their own and a named start`, () => {
      const options = { edition: 'en', deck: ODD_DECK, start: seats - 1 };
      const report = checkConformance(subjectOf(seats, options), 150, 5000);
      expect(report.games).toBe(150);
    });
  }
});
