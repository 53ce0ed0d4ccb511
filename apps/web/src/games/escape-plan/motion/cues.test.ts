import type { Happening } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { automaTurns } from '../automa/automa-turns.ts';
import { groundOf, storyOf } from '../automa/ground.ts';
import { cuesOf } from './cues.ts';
import { randomMoves } from './random-moves.fixture.ts';

describe('what is shown of a move', () => {
  it.each([1, 2, 3])('is all of its story, in order, with %d players', (seats) => {
    for (const move of randomMoves(seats, 5)) {
      const story = storyOf(move);
      const turns = automaTurns(story, groundOf(move.before.table, move.after.table));
      const cues = cuesOf(story, turns);
      expect(cues.flatMap(({ happenings }) => happenings)).toEqual(story);
      for (const turn of turns) {
        const steps = cues.filter((cue) => cue.turn === turn).map((cue) => cue.told);
        expect(steps.at(-1)).toBe(turn.steps.length);
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      }
    }
  });

  it('keeps together what belongs together', () => {
    const story: Happening[] = [
      { type: 'partBegan', part: 3 },
      { type: 'partBegan', part: 4 },
      { type: 'dayBegan', day: 2 },
      { type: 'incomeReceived', pawn: 0, amount: 4 },
      { type: 'patrolRevealed', exit: 1 },
      { type: 'exitBlocked', exit: 1 },
      { type: 'patrolRevealed', exit: 2 },
      { type: 'contactLost', contact: 2 },
      { type: 'contactRevealed', contact: 1 },
      { type: 'contactLost', contact: 3 },
    ];
    const cues = cuesOf(story, []);
    expect(cues.map(({ strip }) => strip)).toEqual([
      { kind: 'day', day: 2, incomes: [{ pawn: 0, amount: 4 }] },
      {
        kind: 'patrol',
        cards: [
          { exit: 1, isBlocked: true },
          { exit: 2, isBlocked: false },
        ],
      },
      null,
      null,
    ]);
  });

  it('shows the tiles turned up with their cops, and who left', () => {
    const story: Happening[] = [
      { type: 'tileRevealed', tile: 3 },
      { type: 'tileRevealed', tile: 5 },
      { type: 'copsDrawn', tile: 3, cops: 3 },
      { type: 'copsDrawn', tile: 5, cops: 1 },
      { type: 'partBegan', part: 0 },
      { type: 'escaped', pawn: 1 },
    ];
    expect(cuesOf(story, []).map(({ strip }) => strip)).toEqual([
      {
        kind: 'tiles',
        tiles: [
          { tile: 3, cops: 3 },
          { tile: 5, cops: 1 },
        ],
      },
      { kind: 'part', part: 0 },
      { kind: 'escaped', pawn: 1 },
    ]);
  });

  it('shows the end step by step: what is due, who is arrested and why, and how it stands', () => {
    const story: Happening[] = [
      { type: 'turnBegan', pawn: 0 },
      { type: 'paid', pawn: 0, amount: 1, why: 'upkeep' },
      { type: 'paid', pawn: 0, amount: 3, why: 'price' },
      { type: 'arrested', pawn: 2, why: 'late' },
      { type: 'gameEnded' },
    ];
    expect(cuesOf(story, []).map(({ strip }) => strip)).toEqual([
      null,
      { kind: 'due', pawn: 0, amount: 1 },
      null,
      { kind: 'arrested', pawn: 2, why: 'late' },
      { kind: 'ended' },
    ]);
  });
});
