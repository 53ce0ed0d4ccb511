import { checkConformance, longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { ODD_DECK, subjectOf } from './subjects.fixture.ts';

const GAMES = longRun(8, 1000);
const ODD_GAMES = longRun(2, 150);

/** Every number of seats and every memory of an edition; and games with a deck of their own and a named start. */
export function describeEdition(edition: string): void {
  describe(`conformance of the ${edition} edition`, () => {
    for (const seats of [2, 3, 4]) {
      for (const memory of ['strict', 'open']) {
        it(`holds for games of ${seats} with ${memory} memory`, () => {
          const report = checkConformance(subjectOf(seats, { edition, memory }), GAMES);
          expect(report.games).toBe(GAMES);
        });
      }

      it(`holds for games of ${seats} with a deck of their own and a named start`, () => {
        // With open memory the owner sees which of several 1s lies there (G3.4, G4.3).
        const memory = edition === 'pt' ? 'open' : 'strict';
        const options = { edition, memory, deck: ODD_DECK, start: seats - 1 };
        const report = checkConformance(subjectOf(seats, options), ODD_GAMES, 5000);
        expect(report.games).toBe(ODD_GAMES);
      });
    }
  });
}
