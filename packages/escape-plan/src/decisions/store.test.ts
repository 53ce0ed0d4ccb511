import { describe, expect, it } from 'vitest';
import { at, defaultTable, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { arriving, cash, cubes, legal, lines, NOTHING_READY, PASS, STOP } from '../visit.fixture.ts';

const STORE = at('S2', 'STORE_A');
const CAN = { type: 'takeCan' } as const;
const buy = (equipment: number) => ({ type: 'buyEquipment', equipment }) as const;
const put = (space: number) => ({ type: 'putItem', space }) as const;

describe('gas cans', () => {
  it('[E15.7] may take one can', () => {
    const state = arriving(STORE, { boards: [{ ...NOTHING_READY, cans: 1 }] });
    play(state, 0, STOP);
    expect(legal(state)).toEqual([CAN, PASS]);
    expect(lines(play(state, 0, CAN))).toEqual(['canTaken pawn=0']);
    expect([state.cans, state.boards[0]?.cans, waiting(state)]).toEqual([5, 2, ['buyEquipment', 0]]);
    const declined = arriving(STORE);
    play(declined, 0, STOP);
    expect(lines(play(declined, 0, PASS))).toEqual([]);
    expect([declined.cans, declined.boards[0]?.cans]).toEqual([6, 0]);
  });

  it('[E15.7] [E2.3] not a third one, and none when the store has run out', () => {
    for (const [held, left, offered] of [
      [0, 1, true],
      [1, 1, true],
      [2, 6, false],
      [0, 0, false],
    ] as const) {
      const state = arriving(STORE, { boards: [{ cans: held }] });
      state.cans = left;
      play(state, 0, STOP);
      expect(waiting(state)).toEqual([offered ? 'takeCan' : 'buyEquipment', 0]);
    }
    const full = table({ boards: [{ ...NOTHING_READY, cans: 2 }] }, 'takeCan');
    expect(legal(full)).toEqual([PASS]);
    expect(refusedBy(full, 0, CAN)).toEqual(['E15.7']);
    const sold = table({ boards: [{ ...NOTHING_READY, cans: 1 }] }, 'takeCan');
    sold.cans = 0;
    expect(refusedBy(sold, 0, CAN)).toEqual(['E2.3']);
  });
});

describe('equipment', () => {
  const shopping = (board: object = {}) => table({ boards: [{ ...NOTHING_READY, cash: 9, ...board }] }, 'buyEquipment');

  it('[E15.7] vest, hat and helmet cost 2, the gas mask 3; what cannot be paid is not offered', () => {
    expect(defaultTable().equipment.map(({ name, cost, avoids, count }) => [name, cost, avoids, count])).toEqual([
      ['Vest', 2, 0b001, 4],
      ['Hat', 2, 0b010, 4],
      ['Helmet', 2, 0b100, 4],
      ['Gas Mask', 3, 0b110, 4],
    ]);
    expect(legal(shopping({ cash: 1 }))).toEqual([PASS]);
    expect(legal(shopping({ cash: 2 }))).toEqual([buy(0), buy(1), buy(2), PASS]);
    expect(legal(shopping({ cash: 3 }))).toEqual([buy(0), buy(1), buy(2), buy(3), PASS]);
    expect(refusedBy(shopping({ cash: 2 }), 0, buy(3))).toEqual(['E15.7']);
  });

  it('[E15.7] [A-50] up to two tiles of different types, each placed like a fixer', () => {
    const state = shopping({ items: [101, 102, 103, 301, 0, 1060], used: 0b001000 });
    expect(lines(play(state, 0, buy(3)))).toEqual(['paid pawn=0 amount=3', 'equipmentBought pawn=0 equipment=3']);
    expect([cash(state), state.equipment]).toEqual([6, [4, 4, 4, 3]]);
    expect(legal(state)).toEqual([put(4), put(3), put(5)]);
    play(state, 0, put(4));
    expect([state.boards[0]?.items[4], cubes(state)]).toEqual([204, [0, 0]]);

    expect(waiting(state)).toEqual(['buyEquipment', 0]);
    expect(legal(state)).toEqual([buy(0), buy(1), buy(2), PASS]);
    expect(refusedBy(state, 0, buy(3))).toEqual(['E15.7']);
    play(state, 0, buy(0));
    expect([cash(state), state.equipment]).toEqual([4, [3, 4, 4, 3]]);
    expect(legal(state)).toEqual([put(3), put(4), put(5)]);
    expect(lines(play(state, 0, put(3)))).toEqual(['itemReplaced pawn=0 item=301', 'notorietyGained pawn=0']);
    expect([state.boards[0]?.items, state.boxed]).toEqual([[101, 102, 103, 201, 204, 1060], [301]]);
    expect(waiting(state)[0]).not.toBe('buyEquipment');
  });

  it('[E15.7] after one the rest may be declined', () => {
    const state = arriving(STORE);
    play(state, 0, STOP);
    play(state, 0, PASS);
    play(state, 0, buy(2));
    play(state, 0, put(3));
    expect(lines(play(state, 0, PASS))).toEqual([]);
    expect([waiting(state), state.equipment]).toEqual([
      ['openLocker', 0],
      [4, 4, 3, 4],
    ]);
  });

  it('[E15.7] [A-50] [E2.3] only while the supply lasts', () => {
    const state = shopping();
    state.equipment = [0, 1, 0, 4];
    expect(legal(state)).toEqual([buy(1), buy(3), PASS]);
    expect(refusedBy(state, 0, buy(0))).toEqual(['E2.3']);
  });

  it('[E15.7] the same type may be bought again on another visit', () => {
    const state = shopping({ items: [101, 102, 103, 201, 0, 0] });
    expect(legal(state)).toContainEqual(buy(0));
  });
});
