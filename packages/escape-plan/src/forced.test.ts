import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { forcedAction } from './forced.ts';
import { escapePlan } from './game.ts';
import { equipmentItem } from './items.ts';
import { randomGame } from './random-game.fixture.ts';
import type { Board, FrameKind, State } from './state.ts';
import { contact, type Given, table } from './table.fixture.ts';

function forced(state: State) {
  return forcedAction(escapePlan.view(state, 0), 0)?.type ?? null;
}

/** Nobody has anything to use. */
const BARE: Partial<Board> = { contacts: [0, 0, 0, 0, 0], slots: [0, 0, 0, 0, 0, 0], firstAid: 0 };

function asked(kind: FrameKind, board: Partial<Board> = {}, given: Given = {}): State {
  return table({ boards: [{ ...BARE, ...board }], ...given }, kind);
}

describe('what cannot but be done', () => {
  it('[E15.8] is to open no locker where none can be opened', () => {
    expect(forced(asked('openLocker'))).toBe('pass');
    const state = asked('openLocker', { keys: [1, 0, 0], contacts: [1, 2, 3, 4, 0] }, { notoriety: [5] });
    expect(forced(state)).toBeNull();
  });

  it('[E15.8] [E16.1] is not, while a contact could be taken first', () => {
    const spy = asked('openLocker', { contacts: [1 + contact('Spy 1'), 0, 0, 0, 0] });
    expect(forced(spy)).toBeNull();
    const medic = asked('openLocker', { contacts: [1 + contact('Medic'), 0, 0, 0, 0] });
    expect(forced(medic)).toBe('pass');
  });

  it('[A-94] asks nothing of the cash: whoever is poor has to say so', () => {
    for (const cash of [0, 50]) {
      expect(forced(asked('buyFixer', { cash }))).toBeNull();
      expect(forced(asked('mayPray', { cash }))).toBeNull();
      expect(forced(asked('hospital', { cash, wounds: 1 }))).toBeNull();
    }
    const sold = asked('buyFixer', { cash: 50 });
    sold.fixers = 0;
    expect(forced(sold)).toBe('pass');
  });

  it('[E15.10] [E15.12] is to heal nothing where nothing hurts', () => {
    expect(forced(asked('mayHeal'))).toBe('pass');
    expect(forced(asked('hospital'))).toBe('pass');
    expect(forced(asked('mayHeal', { wounds: 1 }))).toBeNull();
  });

  it('[A-42] is to take a wound without effect, if nothing can answer the cop', () => {
    const chased = (board: Partial<Board>, cuffsLeft: number) => {
      const state = asked('avoid', { wounds: 3, ...board });
      state.turn.toAvoid[0] = 1;
      state.cuffsLeft = cuffsLeft;
      return state;
    };
    expect(forced(chased({}, 0))).toBe('takeWound');
    expect(forced(chased({ items: [equipmentItem(0), 0, 0, 0, 0, 0] }, 0))).toBeNull();
    expect(forced(chased({}, 1))).toBeNull();
    expect(forced(chased({ wounds: 0 }, 0))).toBeNull();
  });

  it('[E15.4] [E18.2] [E19.4] is the only choice that there is', () => {
    const key = asked('takeKey');
    key.keysAt[0] = [2];
    expect(forced(key)).toBe('takeKey');
    key.keysAt[0] = [1, 2];
    expect(forced(key)).toBeNull();
    const asset = asked('unlock', { items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, -5] });
    expect(forced(asset)).toBe('unlock');
  });

  it('[E9.3] [E15.8] is never to end a turn, to move or to keep a tile', () => {
    for (const kind of ['finish', 'action', 'useDisc', 'unlockOffer', 'bonus'] as const)
      expect(forced(asked(kind))).toBeNull();
    const drawn = asked('keepTile');
    drawn.turn.drawn = [60];
    drawn.turn.drawnFrom = 0;
    expect(forced(drawn)).toBeNull();
  });

  it('[A-94] is legal, and the same whatever the cash, in random games', () => {
    for (let seats = 1; seats <= 5; seats++) {
      let found = 0;
      randomGame(seats, seats, ({ before: state, seat }) => {
        const view = escapePlan.view(state, seat);
        const action = forcedAction(view, seat);
        if (view.own !== null) {
          const own = { ...view.own, cash: new FastChance(found).pick(30) };
          expect(forcedAction({ ...view, own }, seat)).toEqual(action);
        }
        if (action === null) return;
        found++;
        expect(escapePlan.explain(state, seat, action)).toEqual([]);
      });
      expect(found).toBeGreaterThan(0);
    }
  });
});
