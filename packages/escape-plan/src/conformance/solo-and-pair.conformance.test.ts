import { checkConformance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './subjects.fixture.ts';

describe('conformance', () => {
  for (const seats of [1, 2]) {
    it(`holds for 100 games of ${seats}`, () => {
      expect(checkConformance(subjectOf(seats), 100).games).toBe(100);
    });
  }

  it('holds for solo games in which Costa can be avoided', () => {
    expect(checkConformance(subjectOf(1, { costaAvoidable: true }), 40, 1000).games).toBe(40);
  });
});
