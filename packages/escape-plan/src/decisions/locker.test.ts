import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { escapePlan } from '../game.ts';
import type { Board, State } from '../state.ts';
import { whyNoLocker } from '../steps/lockers.ts';
import { at, defaultTable, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { arriving, cash, cubes, legal, lines, NOTHING_READY, PASS, STOP, spaces } from '../visit.fixture.ts';

const [GREEN, BLACK, BROWN] = [0, 1, 2] as const;
const open = (colour: number, master = 0) => ({ type: 'openLocker', colour, master }) as const;
const keep = (value: number) => ({ type: 'keepTile', value }) as const;

/** Cards without a use in a store. */
const CARDS = ['Stuntman', 'Jet Ski', 'Medevac', 'K30', 'Sewer'];
const held = (count: number) => spaces(...CARDS.slice(0, count));

function inStore(position: number, board: Partial<Board>): State {
  return table({ notoriety: [position], boards: [{ ...NOTHING_READY, ...board }] }, 'openLocker');
}

describe('the test of a locker', () => {
  it('[E15.8] EX31 the piles: each colour has one 0', () => {
    expect(defaultTable().lockers.map(({ values }) => values)).toEqual([
      [60, 60, 90, 90, 0],
      [70, 70, 100, 100, 0],
      [80, 80, 110, 110, 0],
    ]);
    expect(defaultTable().lockers.map(({ threshold, draw }) => [threshold, draw])).toEqual([
      [3, 1],
      [6, 0],
      [9, -1],
    ]);
  });

  it('[E15.8] [A-51] EX32 position 3 and three contacts, one of them used, open a black locker', () => {
    const board = { keys: [2, 0, 0], contacts: held(3), spent: 0b010 };
    const state = inStore(3, board);
    expect(legal(state)).toEqual([open(BLACK), PASS]);
    state.red[0] = 4;
    expect(legal(state)).toEqual([open(BLACK), PASS]);
    expect(refusedBy(inStore(2, board), 0, open(BLACK))).toEqual(['E15.8']);
  });

  it('[E15.8] [A-51] EX32 one under handcuffs makes five: refused, and red cubes do not help', () => {
    const state = inStore(3, { keys: [2, 0, 0], contacts: held(3), cuffed: 0b100 });
    state.red[0] = 4;
    expect(legal(state)).toEqual([PASS]);
    expect(refusedBy(state, 0, open(BLACK))).toEqual(['E15.8']);
  });

  it.each([
    [GREEN, 3, [2, 1]],
    [BLACK, 6, [3, 3]],
    [BROWN, 9, [7, 2]],
  ] as const)('[E15.8] [A-51] colour %i takes a sum of %i, not one less', (colour, sum, [position, contacts]) => {
    expect(position + contacts).toBe(sum);
    const keys = [0, 0, 1 + colour];
    expect(legal(inStore(position, { keys, contacts: held(contacts) }))).toEqual([open(colour), PASS]);
    expect(legal(inStore(position - 1, { keys, contacts: held(contacts) }))).toEqual([PASS]);
  });

  it('[E15.8] only with an unused key of its colour', () => {
    const rich = { contacts: held(5) };
    expect(legal(inStore(9, { ...rich, keys: [0, 0, 0] }))).toEqual([PASS]);
    expect(legal(inStore(9, { ...rich, keys: [-1, -2, -3] }))).toEqual([PASS]);
    expect(legal(inStore(9, { ...rich, keys: [3, -2, 1] }))).toEqual([open(GREEN), open(BROWN), PASS]);
    expect(refusedBy(inStore(9, { ...rich, keys: [3, -2, 1] }), 0, open(BLACK))).toEqual(['E15.8']);
  });

  it('[E15.8] says what keeps a locker shut: the key first, then the sum, then that nothing is left', () => {
    const why = (board: Partial<Board>, position: number, colour: number, left = 5) => {
      const own = inStore(position, board).boards[0];
      return own === undefined ? null : whyNoLocker(defaultTable(), own, position, colour, left);
    };
    expect(why({ keys: [0, -2, 0] }, 9, BLACK)).toBe('key');
    expect(why({ keys: [2, 0, 0] }, 5, BLACK)).toBe('sum');
    expect(why({ keys: [2, 0, 0], contacts: held(1) }, 5, BLACK)).toBeNull();
    expect(why({ keys: [2, 0, 0], contacts: held(1) }, 5, BLACK, 0)).toBe('empty');
    expect(why({ keys: [0, 0, 0], slots: [-4, 1, 6, 0, 0, 0], contacts: held(1) }, 5, BLACK)).toBeNull();
  });

  it('[E15.8] [E17.8] the unlocked master key opens any colour at the cost of its slot', () => {
    const slots = [-4, 1, 6, 0, 0, 0];
    const used = [-4, 1, -6, 0, 0, 0];
    const board = { contacts: held(4), keys: [2, 0, 0], slots, cash: 3 };
    const state = inStore(5, board);
    expect(legal(state)).toEqual([open(GREEN, 1), open(BLACK), open(BLACK, 1), open(BROWN, 1), PASS]);
    expect(legal(inStore(5, { ...board, cash: 2 }))).toEqual([open(BLACK), PASS]);
    expect(legal(inStore(5, { ...board, slots: used }))).toEqual([open(BLACK), PASS]);
    expect(lines(play(state, 0, open(BLACK, 1)))).toEqual([
      'paid pawn=0 amount=3',
      'keyTurned pawn=0 key=3',
      'tilesDrawn pawn=0 count=4 source=1',
    ]);
    expect(state.boards[0]).toMatchObject({ cash: 0, keys: [2, 0, 0], slots: used });
  });

  it('[E15.8] [A-52] with nothing to draw it cannot be opened and the key stays up', () => {
    const all = { keys: [1, 2, 3] };
    expect(legal(inStore(10, { ...all, contacts: held(0) }))).toEqual([open(GREEN), PASS]);
    expect(legal(inStore(10, { ...all, contacts: held(1) }))).toEqual([open(GREEN), open(BLACK), PASS]);
    expect(legal(inStore(10, { ...all, contacts: held(2) }))).toEqual([open(GREEN), open(BLACK), open(BROWN), PASS]);
    const empty = inStore(10, { ...all, contacts: held(3) });
    empty.lockers[GREEN] = [];
    empty.lockers[BROWN] = [80];
    expect(legal(empty)).toEqual([open(BLACK), open(BROWN), PASS]);
    expect(refusedBy(empty, 0, open(GREEN))).toEqual(['E15.8']);
  });
});

describe('opening a locker', () => {
  it('[E15.8] EX32 draws three of the black pile, keeps one, shuffles two back', () => {
    const state = inStore(3, { keys: [3, 2, 0], contacts: held(3), cash: 4 });
    state.lockers[BLACK] = [70, 0, 100, 70, 100];
    const told = play(state, 0, open(BLACK));
    expect(lines(told)).toEqual(['keyTurned pawn=0 key=1', 'tilesDrawn pawn=0 count=3 source=1']);
    expect([state.boards[0]?.keys, cash(state)]).toEqual([[3, -2, 0], 4]);
    expect([state.lockers[BLACK], state.turn.drawn, state.turn.drawnFrom]).toEqual([[70, 0], [70, 100, 100], BLACK]);
    expect(waiting(state)).toEqual(['keepTile', 0]);
    expect(legal(state)).toEqual([keep(70), keep(100)]);
    for (const value of [0, 60]) expect(refusedBy(state, 0, keep(value))).toEqual(['E15.8']);
    expect(refusedBy(state, 0, PASS)).toEqual(['E15.8']);

    const chance = new ScriptedChance({ lockers: [0, 2, 0] });
    expect(lines(play(state, 0, keep(100), chance))).toEqual([`tileKept pawn=0 source=${BLACK}`]);
    expect(chance.isUsedUp()).toBe(true);
    // Of 70, 0, 70, 100: the last and the first change places, the third stays, the second and the first change places.
    expect(state.lockers[BLACK]).toEqual([0, 100, 70, 70]);
    expect([state.turn.drawn, state.turn.drawnFrom, state.turn.item]).toEqual([[], -1, 2100]);
    play(state, 0, { type: 'putItem', space: 3 });
    expect([state.boards[0]?.items, state.turn.item]).toEqual([[101, 102, 103, 2100, 0, 0], 0]);
    expect(cubes(state)).toEqual([0, 0]);
  });

  it.each([
    [GREEN, 3, 4],
    [BLACK, 3, 3],
    [BROWN, 3, 2],
  ])('[E15.8] of colour %i %i contacts draw %i tiles', (colour, contacts, drawn) => {
    const state = inStore(10, { keys: [1 + colour, 0, 0], contacts: held(contacts) });
    play(state, 0, open(colour));
    expect([state.turn.drawn.length, state.lockers[colour]?.length]).toEqual([drawn, 5 - drawn]);
  });

  it('[E15.8] two tiles of the same value are one choice', () => {
    const state = inStore(10, { keys: [2, 0, 0], contacts: held(2) });
    state.lockers[BLACK] = [100, 0, 70, 70];
    play(state, 0, open(BLACK));
    expect([state.turn.drawn, legal(state)]).toEqual([[70, 70], [keep(70)]]);
    play(state, 0, keep(70), new ScriptedChance({ lockers: [2, 1] }));
    expect(state.lockers[BLACK]).toEqual([100, 0, 70]);
  });

  it('[E15.8] cards under handcuffs do not draw', () => {
    const state = inStore(10, { keys: [2, 0, 0], contacts: held(5), cuffed: 0b11000 });
    expect(play(state, 0, open(BLACK)).all('tilesDrawn')).toEqual([{ pawn: 0, count: 3, source: BLACK }]);
  });

  it('[E15.8] [A-53] where more are drawn than lie there, all are', () => {
    const state = inStore(10, { keys: [1, 0, 0], contacts: held(5) });
    expect(play(state, 0, open(GREEN)).all('tilesDrawn')).toEqual([{ pawn: 0, count: 5, source: GREEN }]);
    expect([state.lockers[GREEN], state.turn.drawn]).toEqual([[], [0, 60, 60, 90, 90]]);
    expect(legal(state)).toEqual([keep(0), keep(60), keep(90)]);
    play(state, 0, keep(0), new ScriptedChance({ lockers: [3, 2, 1] }));
    expect(state.lockers[GREEN]).toEqual([60, 60, 90, 90]);
    expect(state.turn.item).toBe(1000);
  });

  it('[E15.8] [A-49] the tile is placed like a fixer: also in place of another, with a space free', () => {
    const state = inStore(10, { keys: [0, 0, 3], contacts: held(2), items: [101, 201, 0, 303, 0, 0], used: 0b1000 });
    state.lockers[BROWN] = [80, 110];
    play(state, 0, open(BROWN));
    expect(state.turn.drawn).toEqual([110]);
    play(state, 0, keep(110));
    expect(legal(state)).toEqual([2, 1, 3].map((space) => ({ type: 'putItem', space })));
    play(state, 0, { type: 'putItem', space: 3 });
    expect(state.boards[0]).toMatchObject({ items: [101, 201, 0, 3110, 0, 0], used: 0 });
    expect([state.boxed, cubes(state)]).toEqual([[303], [1, 0]]);
  });

  it('[E15.8] [A-54] one locker a visit, and it may be left closed', () => {
    const board = { keys: [1, 1, 2], contacts: held(5) };
    const state = arriving(at('D2', 'STORE_C'), { notoriety: [5], boards: [{ ...NOTHING_READY, ...board }] });
    play(state, 0, STOP);
    play(state, 0, PASS);
    play(state, 0, PASS);
    expect(waiting(state)).toEqual(['openLocker', 0]);
    const declined = escapePlan.copy(state);
    play(state, 0, open(GREEN));
    expect(state.boards[0]?.keys).toEqual([-1, 1, 2]);
    play(state, 0, keep(90), new ScriptedChance({ lockers: [0, 0, 0] }));
    play(state, 0, { type: 'putItem', space: 3 });
    expect(waiting(state)).toEqual(['finish', 0]);
    expect(lines(play(declined, 0, PASS))).toEqual([]);
    expect(waiting(declined)).toEqual(['finish', 0]);
    expect(declined.boards[0]?.keys).toEqual([1, 1, 2]);
  });

  it('[E15.8] the tiles drawn are told to nobody else', () => {
    const state = inStore(10, { keys: [1, 0, 0], contacts: held(1) });
    const told = play(state, 0, open(GREEN));
    const own = told.emissions.filter(({ event }) => event.type === 'ownChanged');
    expect(own.map(({ only, news, redacted }) => [only, news, redacted])).toEqual([
      [0, true, { type: 'ownChanged', seat: 0, own: null }],
    ]);
    const others = told.emissions.map(({ redacted }) => redacted);
    expect(others.find(({ type }) => type === 'tilesDrawn')).toMatchObject({ pawn: 0, count: 2, source: GREEN });
  });
});
