import { checkConformance, longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subjects.fixture.ts';

const GAMES = longRun(2, 100);

describe('conformance', () => {
  for (const seats of [1, 2]) {
    it(`holds for games of ${seats}`, () => {
      expect(checkConformance(subjectOf(seats), GAMES).games).toBe(GAMES);
    });
  }

  it('holds for solo games in which Costa can be avoided', () => {
    expect(checkConformance(subjectOf(1, { costaAvoidable: true }), GAMES, 1000).games).toBe(GAMES);
  });

  it('[A-95] holds for solo games in which only the best tile of each stack counts', () => {
    expect(checkConformance(subjectOf(1, { costaStacks: 'best' }), GAMES, 2000).games).toBe(GAMES);
  });
});
