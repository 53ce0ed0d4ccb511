import { describe, expect, it } from 'vitest';
import type { Move } from '../../../session/session.ts';
import { answeredIn, storyOfTurn, storyOfVisit } from './turn-story.ts';

type Line = readonly [what: string, params?: Readonly<Record<string, number>>];

function move(...lines: readonly Line[]): Move {
  return {
    seat: 0,
    by: 'seat' as Move['by'],
    events: lines.map(([what, params = {}]) => ({ type: 'happened', what, params })),
  };
}

const TURN = [
  move(['copMoved', { cop: 0, from: 1, to: 2 }]),
  move(['partPassed', { pawn: 1 }], ['turnBegan', { pawn: 0 }]),
  move(['moved', { pawn: 0, node: 10 }]),
  move(['contactUsed', { pawn: 0, contact: 7 }], ['copsAvoided', { pawn: 0, tile: 3, cops: 5 }]),
  move(['copNotAvoided', { pawn: 0, tile: 3, cop: 1 }], ['wounded', { pawn: 0 }], ['notorietyGained', { pawn: 0 }]),
  move(['firstAidUsed', { pawn: 0 }], ['healed', { pawn: 0 }]),
  move(['canTaken', { pawn: 0 }]),
];

describe('storyOfTurn', () => {
  it('begins where the turn did', () => {
    expect(storyOfTurn(TURN, 0)[0]).toMatchObject({ what: 'moved' });
    expect(storyOfTurn(TURN, 0)).toHaveLength(9);
  });
});

describe('storyOfVisit', () => {
  it('begins after the last cop, and leaves out what components brought', () => {
    expect(storyOfVisit(storyOfTurn(TURN, 0)).map(({ what }) => what)).toEqual(['notorietyGained', 'canTaken']);
  });
});

describe('answeredIn', () => {
  it('names the tool for those it covers, and none for a wound', () => {
    const answered = answeredIn(storyOfTurn(TURN, 0), () => [0, 1, 2]);
    expect(answered).toEqual([
      { tile: 3, cop: 0, by: { kind: 'contact', index: 7 } },
      { tile: 3, cop: 2, by: { kind: 'contact', index: 7 } },
      { tile: 3, cop: 1, by: null },
    ]);
  });

  it('counts Sandra among all the cops of a tile', () => {
    const story = storyOfTurn([move(['assetUsed', { asset: 4 }], ['copsAvoided', { tile: 2, cops: 7 }])], 0);
    expect(answeredIn(story, () => [0, 3])).toEqual([
      { tile: 2, cop: 0, by: { kind: 'asset', index: 4 } },
      { tile: 2, cop: 3, by: { kind: 'asset', index: 4 } },
    ]);
  });
});
