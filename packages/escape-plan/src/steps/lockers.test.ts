import { describe, expect, it } from 'vitest';
import { randomGame } from '../random-game.fixture.ts';
import type { Board } from '../state.ts';
import { defaultTable } from '../table.fixture.ts';
import { lockerReach, tilesFromExit, tilesFromLocker } from './lockers.ts';
import { certainExit, exitAt, isBlocked, stackOn } from './visiting.ts';

const HELD = { contacts: [3, 7, 9, -5, -6], cuffed: 0b100 };

describe('tiles to be drawn', () => {
  it('[E15.8] [E13.2] count contacts, but no assets and none under handcuffs', () => {
    expect(lockerReach(4, HELD)).toBe(6);
    expect(defaultTable().lockers.map((_, colour) => tilesFromLocker(defaultTable(), HELD, colour, 9))).toEqual(
      defaultTable().lockers.map(({ draw }) => 2 + draw),
    );
    expect(tilesFromLocker(defaultTable(), HELD, 0, 1)).toBe(1);
  });

  it('[E15.9] are as many as contacts at an exit, at most what is there', () => {
    expect([tilesFromExit(HELD, 9), tilesFromExit(HELD, 1), tilesFromExit(HELD, 0)]).toEqual([2, 1, 0]);
  });

  it('[E15.8] [E15.9] are what is drawn, in random games', () => {
    let met = 0;
    for (let seed = 1; seed <= 6; seed++) {
      randomGame(3, seed, ({ before, seat, action, after }) => {
        const board = before.boards[seat] as Board;
        if (action.type === 'openLocker') {
          const left = before.lockers[action.colour]?.length ?? 0;
          expect(after.turn.drawn).toHaveLength(tilesFromLocker(defaultTable(), board, action.colour, left));
          met++;
        } else if (action.type === 'drawTiles') {
          const stack = stackOn(before, exitAt(defaultTable(), before.at[seat] as number));
          expect(after.turn.drawn).toHaveLength(tilesFromExit(board, before.exitStacks[stack]?.length ?? 0));
          met++;
        }
      });
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe('exits', () => {
  it('[E6.2] [E6.3] are blocked by the second card, and the last one left is certain', () => {
    expect([0, 1, 2].map((exit) => isBlocked({ patrolled: [0, 1, 2] }, exit))).toEqual([false, false, true]);
    expect(certainExit({ patrolled: [0, 1, 2] })).toBe(-1);
    expect(certainExit({ patrolled: [2, 1, 2] })).toBe(1);
    expect(stackOn({ patrolled: [2, 1, 2], exitStackAt: [2, 0] }, 0)).toBe(1);
    expect(stackOn({ patrolled: [1, 1, 2], exitStackAt: [2, 0] }, 0)).toBe(-1);
  });
});
