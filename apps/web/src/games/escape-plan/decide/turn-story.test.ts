import type { Happening } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../session/session.ts';
import { answeredIn, storyOfTurn, storyOfVisit } from './turn-story.ts';

function move(...events: readonly Happening[]): Move {
  return { seat: 0, by: 'person', events };
}

const TURN = [
  move({ type: 'copMoved', cop: 0, from: 1, to: 2, towards: -1, by: 1 }),
  move({ type: 'partPassed', pawn: 1 }, { type: 'turnBegan', pawn: 0 }),
  move({ type: 'moved', pawn: 0, node: 10 }),
  move({ type: 'contactUsed', pawn: 0, contact: 7 }, { type: 'copsAvoided', pawn: 0, tile: 3, cops: 5 }),
  move(
    { type: 'copNotAvoided', pawn: 0, tile: 3, cop: 1 },
    { type: 'wounded', pawn: 0 },
    { type: 'notorietyGained', pawn: 0 },
  ),
  move({ type: 'firstAidUsed', pawn: 0 }, { type: 'healed', pawn: 0 }),
  move({ type: 'canTaken', pawn: 0 }),
];

describe('storyOfTurn', () => {
  it('begins where the turn did', () => {
    expect(storyOfTurn(TURN, 0)[0]).toMatchObject({ happening: { type: 'moved' } });
    expect(storyOfTurn(TURN, 0)).toHaveLength(9);
  });
});

describe('storyOfVisit', () => {
  it('begins after the last cop, and leaves out what components brought', () => {
    expect(storyOfVisit(storyOfTurn(TURN, 0)).map(({ happening }) => happening.type)).toEqual([
      'notorietyGained',
      'canTaken',
    ]);
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
    const used = move({ type: 'assetUsed', pawn: 0, asset: 4 }, { type: 'copsAvoided', pawn: 0, tile: 2, cops: 7 });
    const story = storyOfTurn([used], 0);
    expect(answeredIn(story, () => [0, 3])).toEqual([
      { tile: 2, cop: 0, by: { kind: 'asset', index: 4 } },
      { tile: 2, cop: 3, by: { kind: 'asset', index: 4 } },
    ]);
  });
});
