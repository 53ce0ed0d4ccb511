import { describe, expect, it } from 'vitest';
import { at, defaultTable, place, play, refusedBy, waiting } from '../table.fixture.ts';
import { arriving, cash, cubes, legal, lines, NOTHING_READY, PASS, STOP } from '../visit.fixture.ts';

const HOUSES = [at('B1', 'SAFE_HOUSE'), at('B2', 'SAFE_HOUSE'), at('B3', 'SAFE_HOUSE')] as const;
const GIVEN_PLACES = { SAFE_HOUSE_1: HOUSES[0], SAFE_HOUSE_2: HOUSES[1], SAFE_HOUSE_3: HOUSES[2] };
/** Safe house 1 gives income. */
const P1 = 0;

function visiting(house: 0 | 1 | 2, board: object = {}) {
  const state = arriving(HOUSES[house], {
    places: GIVEN_PLACES,
    boards: [{ ...NOTHING_READY, plan: P1, cash: 9, ...board }],
  });
  state.keysAt = [
    [0, 0, 2],
    [1, 1, 2],
    [0, 1, 2],
  ];
  return state;
}

describe('safe houses', () => {
  it('[E15.4] crowd, cube and income, then one notoriety less', () => {
    const state = visiting(0, { cubes: 7 });
    state.at[2] = HOUSES[0];
    expect(lines(play(state, 0, STOP))).toEqual([
      'notorietyGained pawn=0 why=crowd',
      `cubeOnIncome pawn=0 place=${place('SAFE_HOUSE_1')}`,
      'incomeReceived pawn=0 amount=6',
      'notorietyLost pawn=0',
    ]);
    expect([cubes(state), cash(state), state.boards[0]?.cubes]).toEqual([[1, 1], 15, 6]);
    expect(state.visited[place('SAFE_HOUSE_1')]).toBe(0b001);
    const second = visiting(1);
    expect(lines(play(second, 0, STOP))).toEqual([
      `cubeOnPlain pawn=0 place=${place('SAFE_HOUSE_2')}`,
      'notorietyLost pawn=0',
    ]);
    expect(cash(second)).toBe(9);
  });

  it('[E15.4] [E19.1] EX11 four red cubes, alone at a safe house: three red, one neutral', () => {
    const state = visiting(0);
    state.red[0] = 4;
    play(state, 0, STOP);
    expect(cubes(state)).toEqual([3, 0]);
  });

  it("[E15.4] [A-48] one of that house's own keys, each colour once, onto the space of that house", () => {
    for (const [house, colours] of [
      [0, [0, 2]],
      [1, [1, 2]],
      [2, [0, 1, 2]],
    ] as const) {
      const state = visiting(house);
      play(state, 0, STOP);
      expect(legal(state)).toEqual(colours.map((colour) => ({ type: 'takeKey', colour })));
      const before = state.keysAt[house]?.length ?? 0;
      expect(lines(play(state, 0, { type: 'takeKey', colour: 2 }))).toEqual(['keyTaken pawn=0 colour=2']);
      expect(state.boards[0]?.keys).toEqual([0, 1, 2].map((space) => (space === house ? 3 : 0)));
      expect(state.keysAt[house]).toEqual(
        [
          [0, 0],
          [1, 1],
          [0, 1],
        ][house],
      );
      expect(state.keysAt.flat()).toHaveLength(8);
      expect(before).toBe(3);
    }
    const other = visiting(0);
    play(other, 0, STOP);
    expect(refusedBy(other, 0, { type: 'takeKey', colour: 1 })).toEqual(['E15.4']);
    expect(refusedBy(other, 0, PASS)).toEqual(['E15.4']);
    play(other, 0, { type: 'takeKey', colour: 0 });
    expect(other.keysAt[0]).toEqual([0, 2]);
  });

  it('[E15.4] [A-48] no key left, none taken', () => {
    const state = visiting(1);
    state.keysAt[1] = [];
    play(state, 0, STOP);
    expect(waiting(state)).toEqual(['buyFixer', 0]);
    expect(state.boards[0]?.keys).toEqual([0, 0, 0]);
  });
});

describe('buying a fixer', () => {
  function shopping(board: object = {}) {
    const state = visiting(2, board);
    state.keysAt[2] = [];
    play(state, 0, STOP);
    return state;
  }
  const buy = (fixer: number) => ({ type: 'buyFixer', fixer }) as const;

  it('[E15.4] [E17.10] the prices are 2, 3, 2, 4, 1, 2, 2, 1, and only what can be paid is offered', () => {
    const prices = [2, 3, 2, 4, 1, 2, 2, 1];
    expect(defaultTable().fixers.map(({ name, cost }) => [name, cost])).toEqual([
      ['Telephone', 2],
      ['Safe', 3],
      ['Disguise', 2],
      ['ID Card', 4],
      ['First Aid Kit', 1],
      ['Motorcycle', 2],
      ['Energy Drink', 2],
      ['Helicopter', 1],
    ]);
    for (const money of [0, 1, 2, 3, 4]) {
      const state = shopping({ cash: money });
      const affordable = prices.flatMap((price, fixer) => (price <= money ? [buy(fixer)] : []));
      expect(legal(state)).toEqual([...affordable, PASS]);
    }
    expect(refusedBy(shopping({ cash: 3 }), 0, buy(3))).toEqual(['E15.4']);
    for (const [fixer, price] of prices.entries()) {
      const state = shopping();
      expect(lines(play(state, 0, buy(fixer)))).toEqual([
        `paid pawn=0 amount=${price}`,
        `fixerBought pawn=0 fixer=${fixer}`,
      ]);
      expect([cash(state), state.fixers]).toEqual([9 - price, 0xff & ~(1 << fixer)]);
      play(state, 0, { type: 'putItem', space: 3 });
      expect(state.boards[0]?.items).toEqual([101, 102, 103, 301 + fixer, 0, 0]);
      expect([waiting(state), cubes(state)]).toEqual([
        ['finish', 0],
        [0, 1],
      ]);
    }
  });

  it('[E15.4] [E2.3] one at most, and it may be declined', () => {
    const state = shopping();
    play(state, 0, PASS);
    expect([waiting(state), cash(state), state.fixers]).toEqual([['finish', 0], 9, 0xff]);
    const gone = shopping();
    gone.fixers = 0b100;
    expect(legal(gone)).toEqual([buy(2), PASS]);
    expect(refusedBy(gone, 0, buy(1))).toEqual(['E2.3']);
  });

  it('[E15.4] [A-49] it goes to a free space, or in place of a tile that is no asset, for a notoriety', () => {
    const items = [101, 201, 103, 308, 1090, 0];
    const state = shopping({ items, used: 0b011010 });
    play(state, 0, buy(0));
    expect(waiting(state)).toEqual(['placeItem', 0]);
    expect(legal(state)).toEqual([5, 1, 3, 4].map((space) => ({ type: 'putItem', space })));
    for (const space of [0, 2, 6]) expect(refusedBy(state, 0, { type: 'putItem', space })).toEqual(['E15.4']);
    expect(lines(play(state, 0, { type: 'putItem', space: 3 }))).toEqual([
      'itemReplaced pawn=0 item=308',
      'notorietyGained pawn=0',
    ]);
    expect(state.boards[0]?.items).toEqual([101, 201, 103, 301, 1090, 0]);
    expect([state.boards[0]?.used, state.boxed, state.turn.item]).toEqual([0b010010, [308], 0]);
    expect(cubes(state)).toEqual([1, 1]);
  });

  it('[E15.4] [A-49] a tile from a locker can be replaced too, and nobody learns its value', () => {
    const state = shopping({ items: [101, 102, 103, 1090, 4030, 202] });
    play(state, 0, buy(0));
    expect(legal(state)).toEqual([3, 4, 5].map((space) => ({ type: 'putItem', space })));
    expect(lines(play(state, 0, { type: 'putItem', space: 3 }))).toEqual([
      'itemReplaced pawn=0 item=1999',
      'notorietyGained pawn=0',
    ]);
    expect(state.boxed).toEqual([1090]);
  });

  it('[E15.4] the space of an asset that has been unlocked is free for a tile', () => {
    const state = shopping({ items: [101, 0, 103, 301, 302, 303] });
    play(state, 0, buy(4));
    expect(legal(state)[0]).toEqual({ type: 'putItem', space: 1 });
    expect(lines(play(state, 0, { type: 'putItem', space: 1 }))).toEqual([]);
    expect([state.boards[0]?.items[1], state.boxed, cubes(state)]).toEqual([305, [], [0, 1]]);
    const first = shopping({ items: [0, 102, 103, 301, 302, 303], used: 0b111000 });
    play(first, 0, buy(4));
    expect(legal(first)).toEqual([0, 3, 4, 5].map((space) => ({ type: 'putItem', space })));
  });
});
