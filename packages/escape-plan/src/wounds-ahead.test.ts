import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Board } from './state.ts';
import { takeWound } from './steps/wounds.ts';
import { table } from './table.fixture.ts';
import { woundsAhead } from './wounds-ahead.ts';

const FREE = { wounds: 0, cuffed: 0, contacts: [3, 0, 0, -1, -2] };

describe('wounds to come', () => {
  it('[E13.1] fill the red box first', () => {
    expect(woundsAhead(FREE, 10, 2)).toEqual({ wounds: 2, cuffs: [], without: 0 });
  });

  it('[E13.2] bring handcuffs from the right once the box is full, and take a wound out of it', () => {
    const ahead = woundsAhead({ ...FREE, wounds: 3 }, 10, 1);
    expect(ahead).toEqual({ wounds: 2, cuffs: [{ space: 4, on: 'asset', card: -1 }], without: 0 });
  });

  it('[E13.2] cover a contact on the space, and pass over spaces that are blocked', () => {
    const ahead = woundsAhead({ ...FREE, wounds: 3, cuffed: 0b11110 }, 10, 1);
    expect(ahead.cuffs).toEqual([{ space: 0, on: 'contact', card: 2 }]);
  });

  it('[E13.2] [A-42] do nothing when no handcuffs or no spaces are left', () => {
    expect(woundsAhead({ ...FREE, wounds: 3 }, 0, 2)).toEqual({ wounds: 3, cuffs: [], without: 2 });
    expect(woundsAhead({ ...FREE, wounds: 3, cuffed: 0b11111 }, 5, 1).without).toBe(1);
  });

  it('[E13.1] [E13.2] are what taking them brings, on any board', () => {
    const dice = new FastChance(1);
    for (let count = 0; count < 200; count++) {
      const state = table();
      const board = state.boards[0] as Board;
      board.wounds = dice.pick(4);
      board.cuffed = dice.pick(32);
      board.contacts = [3, 9, 0, -1, -2].map((content) => (dice.pick(3) === 0 ? 0 : content));
      state.cuffsLeft = dice.pick(3);
      const before = structuredClone(board);
      const wounds = dice.pick(6);
      const ahead = woundsAhead(board, state.cuffsLeft, wounds);
      for (let wound = 0; wound < wounds; wound++) takeWound(state, 0, null);
      expect(board.wounds).toBe(ahead.wounds);
      expect(board.cuffed).toBe(ahead.cuffs.reduce((mask, { space }) => mask | (1 << space), before.cuffed));
      const lost = ahead.cuffs.filter(({ on }) => on === 'asset').map(({ space }) => space);
      expect(board.contacts).toEqual(before.contacts.map((content, space) => (lost.includes(space) ? 0 : content)));
    }
  });
});
