import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Board, State } from '../state.ts';
import { at, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { arriving, cash, cubes, legal, lines, NO_ASSETS, NOTHING_READY, PASS, STOP, spaces } from '../visit.fixture.ts';

const INCOME = { type: 'takeIncome' } as const;
const DRAW = { type: 'drawTiles' } as const;
const heal = (count: number) => ({ type: 'heal', count }) as const;
const EXIT_2 = at('A2', 'EXIT_2');
const CARDS = ['Stuntman', 'Jet Ski', 'Medevac', 'K30', 'Sewer'];

describe('exits', () => {
  function atExit(patrolled: number[], board: Partial<Board> = {}): State {
    const state = arriving(EXIT_2, { boards: [{ ...NOTHING_READY, cash: 1, cubes: 4, ...board }] });
    state.patrolled = patrolled;
    state.exitStackAt = [2, 1];
    state.exitStacks = [
      [30, 50, 0, 50, 30],
      [40, 20, 60, 0, 40],
    ];
    play(state, 0, STOP);
    return state;
  }
  const three = { contacts: spaces(...CARDS.slice(0, 3)) };

  it('[E15.9] at an open exit may receive income, then takes a contact', () => {
    for (const patrolled of [
      [2, 0, 2],
      [2, 1, 2],
    ]) {
      const state = atExit(patrolled, three);
      expect(legal(state)).toEqual([INCOME, PASS]);
      expect(refusedBy(state, 0, DRAW)).toEqual(['E15.9']);
      expect(lines(play(state, 0, INCOME))).toEqual(['incomeReceived pawn=0 amount=4']);
      expect([cash(state), waiting(state)]).toEqual([5, ['takeContact', 0]]);
    }
    const declined = atExit([0, 0, 0]);
    expect(lines(play(declined, 0, PASS))).toEqual([]);
    expect([cash(declined), waiting(declined)]).toEqual([1, ['takeContact', 0]]);
  });

  it('[E15.9] at a blocked exit income, or as many tiles of its stack as contacts held', () => {
    const state = atExit([0, 2, 0], three);
    expect(legal(state)).toEqual([INCOME, DRAW, PASS]);
    expect(lines(play(state, 0, DRAW))).toEqual(['tilesDrawn pawn=0 count=3 source=4']);
    expect([state.turn.drawn, state.turn.drawnFrom]).toEqual([[0, 40, 60], 4]);
    expect(state.exitStacks).toEqual([
      [30, 50, 0, 50, 30],
      [40, 20],
    ]);
    expect(cash(state)).toBe(1);
    expect(legal(state)).toEqual([0, 40, 60].map((value) => ({ type: 'keepTile', value })));
    const chance = new ScriptedChance({ exits: [1, 0, 1] });
    expect(lines(play(state, 0, { type: 'keepTile', value: 60 }, chance))).toEqual(['tileKept pawn=0 source=4']);
    expect(chance.isUsedUp()).toBe(true);
    // Of 40, 20, 0, 40: the last and the second change places, then the third and the first.
    expect(state.exitStacks[1]).toEqual([0, 40, 40, 20]);
    expect(legal(state)).toEqual([{ type: 'putItem', space: 3 }]);
    play(state, 0, { type: 'putItem', space: 3 });
    expect([state.boards[0]?.items[3], waiting(state)]).toEqual([5060, ['takeContact', 0]]);
  });

  it('[E15.9] each exit has the stack that lies on it', () => {
    const state = atExit([0, 2, 0], three);
    state.exitStackAt = [1, 0];
    play(state, 0, DRAW);
    expect([state.turn.drawn, state.turn.drawnFrom, state.exitStacks[0]]).toEqual([[0, 30, 50], 3, [30, 50]]);
    play(state, 0, { type: 'keepTile', value: 50 }, new ScriptedChance({ exits: [3, 2, 1] }));
    expect([state.exitStacks[0], state.turn.item]).toEqual([[30, 50, 0, 30], 4050]);
    expect(legal(state)).toEqual([{ type: 'putItem', space: 3 }]);
  });

  it('[E15.9] a blocked exit may also be left with nothing but the contact', () => {
    const state = atExit([0, 2, 0], three);
    expect(lines(play(state, 0, PASS))).toEqual([]);
    expect([cash(state), waiting(state)]).toEqual([1, ['takeContact', 0]]);
    const income = atExit([0, 2, 0], three);
    play(income, 0, INCOME);
    expect([cash(income), income.turn.drawn, waiting(income)]).toEqual([5, [], ['takeContact', 0]]);
  });

  it('[E15.9] [A-52] no contact, or no tile left, nothing to draw; covered cards do not count', () => {
    for (const board of [{}, { contacts: spaces('Stuntman', 'Jet Ski'), cuffed: 0b11 }]) {
      const state = atExit([0, 2, 0], board);
      expect(legal(state)).toEqual([INCOME, PASS]);
      expect(refusedBy(state, 0, DRAW)).toEqual(['E15.9']);
    }
    const empty = atExit([0, 2, 0], three);
    empty.exitStacks[1] = [];
    expect(legal(empty)).toEqual([INCOME, PASS]);
    const one = atExit([0, 2, 0], { contacts: spaces('Stuntman', 'Jet Ski'), cuffed: 0b10 });
    expect(play(one, 0, DRAW).all('tilesDrawn')).toEqual([{ pawn: 0, count: 1, source: 4 }]);
    expect(one.turn.drawn).toEqual([40]);
  });

  it('[E15.9] [A-53] at most what is there', () => {
    const state = atExit([0, 2, 0], { contacts: spaces(...CARDS) });
    state.exitStacks[1] = [60, 0];
    expect(play(state, 0, DRAW).all('tilesDrawn')).toEqual([{ pawn: 0, count: 2, source: 4 }]);
    expect(state.exitStacks[1]).toEqual([]);
  });

  it('[E15.9] [A-49] only with no space free in place of a tile that is no asset, for a notoriety', () => {
    const items = [101, 102, 103, 201, 1060, 304];
    const state = atExit([0, 2, 0], { ...three, items, used: 0b101000 });
    play(state, 0, DRAW);
    play(state, 0, { type: 'keepTile', value: 0 }, new ScriptedChance({ exits: [0, 0, 0] }));
    expect(legal(state)).toEqual([3, 4, 5].map((space) => ({ type: 'putItem', space })));
    play(state, 0, { type: 'putItem', space: 5 });
    expect(state.boards[0]).toMatchObject({ items: [101, 102, 103, 201, 1060, 5000], used: 0b001000 });
    expect([state.boxed, cubes(state)]).toEqual([[304], [1, 0]]);

    const free = atExit([0, 2, 0], { ...three, items: [101, 0, 103, 201, 1060, 304], used: 0b101000 });
    play(free, 0, DRAW);
    play(free, 0, { type: 'keepTile', value: 0 }, new ScriptedChance({ exits: [0, 0, 0] }));
    expect(legal(free)).toEqual([{ type: 'putItem', space: 1 }]);
    expect(refusedBy(free, 0, { type: 'putItem', space: 3 })).toEqual(['E15.9']);

    const first = atExit([0, 2, 0], { ...three, items: [0, 102, 103, 201, 1060, 304], used: 0b101000 });
    play(first, 0, DRAW);
    play(first, 0, { type: 'keepTile', value: 0 }, new ScriptedChance({ exits: [0, 0, 0] }));
    expect(legal(first)).toEqual([{ type: 'putItem', space: 0 }]);
  });
});

describe('clinic and church', () => {
  const UNLOCKS = [0, 1, 2, 4, 5, 6].map((asset) => ({ type: 'unlock', asset }) as const);

  it('[E15.10] may unlock an asset, may heal a wound, takes a contact', () => {
    const state = arriving(at('B2', 'CLINIC'), { boards: [{ ...NOTHING_READY, wounds: 2 }] });
    expect(lines(play(state, 0, STOP))).toEqual([]);
    expect(legal(state)).toEqual([...UNLOCKS, PASS]);
    expect(refusedBy(state, 0, { type: 'unlock', asset: 3 })).toEqual(['E15.10']);
    expect(lines(play(state, 0, { type: 'unlock', asset: 2 }))).toEqual(['assetUnlocked pawn=0 asset=2']);
    expect(state.boards[0]?.slots).toEqual([-4, 3, 0, 0, 0, 0]);
    expect(waiting(state)).toEqual(['mayHeal', 0]);
    expect(refusedBy(state, 0, heal(2))).toEqual(['E15.10']);
    expect(lines(play(state, 0, heal(1)))).toEqual(['healed pawn=0']);
    expect([state.boards[0]?.wounds, cash(state), waiting(state)]).toEqual([1, 9, ['takeContact', 0]]);
    expect(cubes(state)).toEqual([0, 0]);
  });

  it('[E15.10] nothing locked and unhurt: only the contact is left', () => {
    const state = arriving(at('B2', 'CLINIC'), { boards: [NO_ASSETS] });
    play(state, 0, STOP);
    expect(waiting(state)).toEqual(['mayHeal', 0]);
    expect(legal(state)).toEqual([PASS]);
    expect(lines(play(state, 0, PASS))).toEqual([]);
    expect(waiting(state)).toEqual(['takeContact', 0]);
    const declined = table({ boards: [{ wounds: 1 }] }, 'mayHeal');
    play(declined, 0, PASS);
    expect(declined.boards[0]?.wounds).toBe(1);
  });

  it('[E15.11] may pay $1k to lose a notoriety, may unlock, takes a contact', () => {
    const state = arriving(at('A2', 'CHURCH'), { boards: [{ ...NOTHING_READY, cash: 1 }] });
    expect(lines(play(state, 0, STOP))).toEqual([]);
    expect(legal(state)).toEqual([{ type: 'pray' }, PASS]);
    expect(lines(play(state, 0, { type: 'pray' }))).toEqual([
      'paid pawn=0 amount=1',
      'prayed pawn=0',
      'notorietyLost pawn=0',
    ]);
    expect([cash(state), cubes(state)]).toEqual([0, [0, 1]]);
    expect(legal(state)).toEqual([...UNLOCKS, PASS]);
    expect(lines(play(state, 0, PASS))).toEqual([]);
    expect([state.boards[0]?.slots, waiting(state)]).toEqual([
      [-4, 0, 0, 0, 0, 0],
      ['takeContact', 0],
    ]);
  });

  it('[E15.11] without money no prayer, and it may be left', () => {
    const poor = arriving(at('A2', 'CHURCH'), { boards: [{ ...NO_ASSETS, cash: 0 }] });
    play(poor, 0, STOP);
    expect(legal(poor)).toEqual([PASS]);
    expect(refusedBy(poor, 0, { type: 'pray' })).toEqual(['E15.11']);
    expect(lines(play(poor, 0, PASS))).toEqual([]);
    expect([cubes(poor), waiting(poor)]).toEqual([
      [0, 0],
      ['takeContact', 0],
    ]);
  });
});

describe('hospital', () => {
  const inHospital = (wounds: number, money: number) => {
    const state = arriving(at('S1', 'HOSPITAL'), { boards: [{ ...NOTHING_READY, wounds, cash: money }] });
    play(state, 0, STOP);
    return state;
  };

  it('[E15.12] EX35 1, 3 or 6 heal 1, 2 or 3 wounds', () => {
    for (const [money, counts] of [
      [0, []],
      [1, [1]],
      [2, [1]],
      [3, [1, 2]],
      [5, [1, 2]],
      [6, [1, 2, 3]],
    ] as const) {
      expect(legal(inHospital(3, money))).toEqual([...counts.map(heal), PASS]);
    }
    for (const [count, price] of [
      [1, 1],
      [2, 3],
      [3, 6],
    ] as const) {
      const state = inHospital(3, 7);
      const healed = Array.from({ length: count }, () => 'healed pawn=0');
      expect(lines(play(state, 0, heal(count)))).toEqual([
        `paid pawn=0 amount=${price}`,
        ...healed,
        'notorietyGained pawn=0 why=hospital',
      ]);
      expect([state.boards[0]?.wounds, cash(state), cubes(state)]).toEqual([3 - count, 7 - price, [1, 0]]);
      expect(waiting(state)).toEqual(['finish', 0]);
    }
  });

  it('[E15.12] [A-58] EX35 not more than there are red cubes; always one notoriety', () => {
    expect(legal(inHospital(0, 9))).toEqual([PASS]);
    expect(legal(inHospital(1, 9))).toEqual([heal(1), PASS]);
    expect(legal(inHospital(2, 9))).toEqual([heal(1), heal(2), PASS]);
    for (const count of [0, 3, 4]) expect(refusedBy(inHospital(2, 9), 0, heal(count))).toEqual(['E15.12']);
    const state = inHospital(2, 9);
    expect(lines(play(state, 0, PASS))).toEqual(['notorietyGained pawn=0 why=hospital']);
    expect([state.boards[0]?.wounds, cash(state), cubes(state)]).toEqual([2, 9, [1, 0]]);
  });
});
