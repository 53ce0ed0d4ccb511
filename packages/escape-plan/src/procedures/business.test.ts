import { describe, expect, it } from 'vitest';
import { at, defaultTable, place, play, refusals, refusedBy, waiting } from '../table.fixture.ts';
import { arriving, cash, cubes, legal, lines, NOTHING_READY, PASS, STOP } from '../visit.fixture.ts';

const BAR = at('C1', 'BUSINESS');
const PLACES_GIVEN = { BAR, CASINO: at('C2', 'BUSINESS'), SAFE_HOUSE_1: at('B1', 'SAFE_HOUSE') };
const DISMISS = { type: 'takeContact', index: 0, space: -1 } as const;
/** Plan P1: income at the bar, the art gallery and safe house 1. */
const P1 = 0;

describe('businesses', () => {
  it('[E15.1] EX28 with six cubes the topmost goes to the income hex, then 5 come in, then a contact', () => {
    const state = arriving(BAR, { places: PLACES_GIVEN, boards: [{ plan: P1, cubes: 6, cash: 2 }] });
    expect(lines(play(state, 0, STOP))).toEqual([
      `cubeOnIncome pawn=0 place=${place('BAR')}`,
      'incomeReceived pawn=0 amount=5',
    ]);
    expect([state.boards[0]?.cubes, cash(state)]).toEqual([5, 7]);
    expect(state.visited).toEqual([0b001, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(waiting(state)).toEqual(['takeContact', 0]);
    play(state, 0, DISMISS);
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it('[E15.1] crowd first, then the cube; a plan that shows money pays nothing now', () => {
    const casino = PLACES_GIVEN.CASINO;
    const state = arriving(casino, {
      places: PLACES_GIVEN,
      pawns: [casino, casino, BAR],
      boards: [{ plan: P1, cash: 2 }],
    });
    expect(lines(play(state, 0, STOP))).toEqual([
      'notorietyGained pawn=0 why=crowd',
      `cubeOnPlain pawn=0 place=${place('CASINO')}`,
    ]);
    expect([state.boards[0]?.cubes, cash(state), cubes(state)]).toEqual([8, 2, [1, 0]]);
    expect(state.visited[place('CASINO')]).toBe(0b001);
  });

  it('[E15.1] [E3.6] EX29 plan P1 pays income at safe house 1, bar and art gallery only', () => {
    expect(defaultTable().plans[P1]).toEqual([-1, 100, 50, -1, 60, 90, -1, 80, 70]);
    const nodes = [
      ['BAR', at('C1', 'BUSINESS')],
      ['CASINO', at('C2', 'BUSINESS')],
      ['RESTAURANT', at('C3', 'BUSINESS')],
      ['ART_GALLERY', at('D1', 'BUSINESS')],
      ['CINEMA', at('D2', 'BUSINESS')],
      ['GYM', at('D3', 'BUSINESS')],
      ['SAFE_HOUSE_1', at('B1', 'SAFE_HOUSE')],
      ['SAFE_HOUSE_2', at('B2', 'SAFE_HOUSE')],
      ['SAFE_HOUSE_3', at('B3', 'SAFE_HOUSE')],
    ] as const;
    const paid = nodes.map(([, node]) => {
      const state = arriving(node, { places: Object.fromEntries(nodes), boards: [{ plan: P1, cash: 0 }] });
      play(state, 0, STOP);
      return cash(state);
    });
    expect(paid).toEqual([8, 0, 0, 8, 0, 0, 8, 0, 0]);
  });

  it('[E15.1] [A-46] a business or safe house visited before cannot be the end of a move', () => {
    for (const [node, index] of [
      [BAR, place('BAR')],
      [PLACES_GIVEN.SAFE_HOUSE_1, place('SAFE_HOUSE_1')],
    ] as const) {
      const state = arriving(node, { places: PLACES_GIVEN, boards: [{ keys: [1, 2, 3] }] });
      state.visited[index] = 0b110;
      expect(refusedBy(state, 0, STOP)).toEqual([]);
      state.visited[index] = 0b001;
      for (const key of [-1, 0, 1, 2]) {
        expect(refusals(state, 0, { type: 'stop', key })).toMatchObject([{ clause: 'E15.1', reason: 'stop.visited' }]);
      }
    }
  });
});

describe('closing', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('[E15.2] EX30 with %i seats cube number %i closes a business', (seats, most) => {
    const closing = [0b010, 0b110][most - 2] as number;
    const before = [0, 0b010][most - 2] as number;
    const state = arriving(BAR, { seats, places: PLACES_GIVEN });
    state.visited[place('BAR')] = before;
    expect(play(state, 0, STOP).all('businessClosed')).toEqual([]);
    expect(state.closed).toBe(0);
    const full = arriving(BAR, { seats, places: PLACES_GIVEN });
    full.visited[place('BAR')] = closing;
    expect(play(full, 0, STOP).all('businessClosed')).toEqual([{ place: place('BAR') }]);
    expect([full.closed, full.visited[place('BAR')]]).toEqual([1 << place('BAR'), closing | 1]);
  });

  it('[E15.2] cubes of Sandra and Costa count', () => {
    for (const [seats, pawn] of [
      [2, 2],
      [1, 1],
      [1, 2],
    ] as const) {
      const state = arriving(BAR, { seats, places: PLACES_GIVEN });
      state.visited[place('BAR')] = 1 << pawn;
      play(state, 0, STOP);
      expect(state.closed).toBe(1 << place('BAR'));
    }
  });

  it('[E15.4] [A-47] a safe house never closes', () => {
    const state = arriving(PLACES_GIVEN.SAFE_HOUSE_1, { places: PLACES_GIVEN });
    state.visited[place('SAFE_HOUSE_1')] = 0b110;
    play(state, 0, STOP);
    expect([state.closed, state.visited[place('SAFE_HOUSE_1')]]).toEqual([0, 0b111]);
    const gym = arriving(at('D3', 'BUSINESS'), { places: { ...PLACES_GIVEN, GYM: at('D3', 'BUSINESS') } });
    gym.visited[place('GYM')] = 0b010;
    play(gym, 0, STOP);
    expect(gym.closed).toBe(1 << place('GYM'));
  });

  it('[E15.2] [A-45] EX30 a closed one takes any unused key, turned down for good, and stays closed', () => {
    const closed = (keys: number[]) => {
      const state = arriving(BAR, { places: PLACES_GIVEN, boards: [{ ...NOTHING_READY, plan: P1, cash: 9, keys }] });
      state.visited[place('BAR')] = 0b110;
      state.closed = 1 << place('BAR');
      return state;
    };
    for (const none of [closed([0, 0, 0]), closed([-1, -2, -3])]) {
      for (const key of [-1, 0, 1, 2, 3]) {
        expect(refusals(none, 0, { type: 'stop', key })).toMatchObject([{ clause: 'E15.2', reason: 'stop.closed' }]);
      }
    }
    const state = closed([-1, 3, 2]);
    expect(legal(state).filter(({ type }) => type === 'stop')).toEqual([
      { type: 'stop', key: 1 },
      { type: 'stop', key: 2 },
    ]);
    for (const key of [-1, 0, 3]) expect(refusedBy(state, 0, { type: 'stop', key })).toEqual(['E15.2']);
    expect(lines(play(state, 0, { type: 'stop', key: 2 }))).toEqual([
      'keyTurned pawn=0 key=2',
      `cubeOnIncome pawn=0 place=${place('BAR')}`,
      'incomeReceived pawn=0 amount=8',
    ]);
    expect([state.boards[0]?.keys, cash(state)]).toEqual([[-1, -3, 2], 17]);
    expect([state.closed, state.visited[place('BAR')]]).toEqual([1 << place('BAR'), 0b111]);
    expect(waiting(state)).toEqual(['takeContact', 0]);
  });

  it('[E15.2] an open business takes no key', () => {
    const state = arriving(BAR, { places: PLACES_GIVEN, boards: [{ keys: [1, 2, 3] }] });
    state.closed = 1 << place('CASINO');
    expect(legal(state).filter(({ type }) => type === 'stop')).toEqual([STOP]);
  });

  it('[E15.2] [E17.8] the unlocked master key opens it at the cost of its slot and is used then', () => {
    const slots = [-4, 1, 6, 0, 0, 0];
    const closed = (money: number) => {
      const state = arriving(BAR, {
        places: PLACES_GIVEN,
        boards: [{ plan: 3, cash: money, firstAid: 0, slots: slots.slice() }],
      });
      state.closed = 1 << place('BAR');
      return state;
    };
    const poor = closed(2);
    for (const key of [-1, 3]) expect(refusedBy(poor, 0, { type: 'stop', key })).toEqual(['E15.2']);
    const state = closed(3);
    expect(legal(state).filter(({ type }) => type === 'stop')).toEqual([{ type: 'stop', key: 3 }]);
    expect(lines(play(state, 0, { type: 'stop', key: 3 }))).toEqual([
      'paid pawn=0 amount=3',
      'keyTurned pawn=0 key=3',
      `cubeOnPlain pawn=0 place=${place('BAR')}`,
    ]);
    expect([cash(state), state.boards[0]?.slots]).toEqual([0, [-4, 1, -6, 0, 0, 0]]);
  });

  it('[E15.2] [A-45] a locked or used master key opens nothing', () => {
    for (const slots of [
      [-4, 0, 0, 0, 0, 0],
      [-4, -6, 0, 0, 0, 0],
    ]) {
      const state = arriving(BAR, { places: PLACES_GIVEN, boards: [{ slots }] });
      state.closed = 1 << place('BAR');
      expect(refusedBy(state, 0, { type: 'stop', key: 3 })).toEqual(['E15.2']);
    }
  });

  it('[E15.13] the key is turned on stopping, before AVOID can cost anything', () => {
    const state = arriving(BAR, {
      places: PLACES_GIVEN,
      cops: { S2: 0b001 },
      boards: [{ cash: 4, slots: [-4, 6, 0, 0, 0, 0] }],
    });
    state.closed = 1 << place('BAR');
    state.turn.left = 1 << 1;
    expect(lines(play(state, 0, { type: 'stop', key: 3 }))).toEqual(['paid pawn=0 amount=4', 'keyTurned pawn=0 key=3']);
    expect([waiting(state), cash(state)]).toEqual([['avoid', 0], 0]);
    play(state, 0, { type: 'takeWound' });
    expect(state.visited[place('BAR')]).toBe(1);
    expect(refusedBy(state, 0, PASS)).toEqual(['E16.1']);
  });
});
