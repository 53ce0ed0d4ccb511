import { describe, expect, it } from 'vitest';
import { groupsBy } from './groups.ts';
import { judged, playedMatch } from './played-match.fixture.ts';
import { totalsOf } from './totals.ts';

describe('what matches come to', () => {
  it('counts wins by their share, beside what equals would have', () => {
    const matches = [playedMatch({ share: 1 }), playedMatch({ share: 0.5, seats: 2 }), playedMatch(), playedMatch()];
    const totals = totalsOf(matches);
    expect(totals).toMatchObject({ matches: 4, won: 2, share: 37.5, judged: 0, given: null, luck: null });
    expect(totals.even).toBeCloseTo((25 + 50 + 25 + 25) / 4);
  });

  it('has no equals where everybody played alone', () => {
    expect(totalsOf([playedMatch({ seats: 1, company: 'alone', share: 1 })])).toMatchObject({ share: 100, even: null });
  });

  it('weighs what was given away by decisions, and luck by matches', () => {
    const matches = [
      playedMatch({ judged: judged(10, 5, 6) }),
      playedMatch({ judged: judged(2, 15, -2) }),
      playedMatch(),
    ];
    const { given, luck, decisions, judged: reviewed } = totalsOf(matches);
    expect([reviewed, decisions, given?.value, luck?.value]).toEqual([2, 20, 0.6, 2]);
    expect(given?.se).toBeCloseTo(Math.sqrt(8) / 20);
    expect(luck?.se).toBeCloseTo(Math.sqrt(8) / 2);
  });

  it('is nothing where nothing was played', () => {
    expect(totalsOf([])).toMatchObject({ matches: 0, share: 0, even: null, given: null, luck: null });
  });
});

describe('groups of matches', () => {
  const matches = [
    playedMatch({ seats: 10, company: 'hard' }),
    playedMatch({ seats: 2, company: 'people', share: 1 }),
    playedMatch({ seats: 2, company: 'hard', game: 'escape-plan' }),
  ];

  it('are told apart by game, by seats and by company', () => {
    const sizes = (by: 'game' | 'seats' | 'company') =>
      groupsBy(matches, by).map(({ of, totals }) => [of, totals.matches, totals.won]);
    expect(sizes('game')).toEqual([
      ['escape-plan', 1, 0],
      ['gunrunners', 2, 1],
    ]);
    expect(sizes('seats')).toEqual([
      ['2', 2, 1],
      ['10', 1, 0],
    ]);
    expect(sizes('company')).toEqual([
      ['people', 1, 1],
      ['hard', 2, 0],
    ]);
  });
});
