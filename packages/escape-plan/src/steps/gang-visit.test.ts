import { describe, expect, it } from 'vitest';
import { LIE_LOW } from '../action.ts';
import { type Board, ESCAPED } from '../state.ts';
import { at, cops, play, refusals, refusedBy, table, tile, waiting } from '../table.fixture.ts';
import { arriving, cash, cubes, legal, lines, NOTHING_READY, STOP, use } from '../visit.fixture.ts';

const GANG = at('C1', 'GANG');
const C1 = tile('C1');

describe('gangs', () => {
  it('[E15.6] [E15.13] EX34 for $5k two members, and a marker there', () => {
    const state = arriving(GANG, { boards: [{ cash: 5 }] });
    expect(lines(play(state, 0, STOP))).toEqual(['paid pawn=0 amount=5', `gangTaken pawn=0 tile=${C1}`]);
    expect(state.boards[0]).toMatchObject({ cash: 0, members: 2, markers: 1 });
    expect([state.gangs[C1], state.control[C1]]).toEqual([0, 0]);
    expect([waiting(state), cubes(state)]).toEqual([
      ['finish', 0],
      [0, 0],
    ]);
  });

  it('[E15.6] [A-56] EX34 with $4k it cannot be the end of the move', () => {
    const state = arriving(GANG, { boards: [{ cash: 4 }] });
    expect(refusals(state, 0, STOP)).toMatchObject([{ clause: 'E15.6', reason: 'stop.gangPrice' }]);
  });

  it('[E15.6] [A-56] EX34 nor with anybody else there; Sandra and Costa count, who is gone does not', () => {
    for (const [seats, pawn] of [
      [3, 1],
      [3, 2],
      [2, 2],
      [1, 1],
      [1, 2],
    ] as const) {
      const state = arriving(GANG, { seats });
      expect(refusedBy(state, 0, STOP)).toEqual([]);
      state.at[pawn] = GANG;
      expect(refusals(state, 0, STOP)).toMatchObject([{ clause: 'E15.6', reason: 'stop.gangTaken' }]);
      state.status[pawn] = ESCAPED;
      expect(refusedBy(state, 0, STOP)).toEqual([]);
    }
  });

  it('[E15.6] [A-56] nor with a marker there, or none left to put there', () => {
    for (const owner of [0, 1, 2]) {
      const state = arriving(GANG);
      state.control[C1] = owner;
      expect(refusals(state, 0, STOP)).toMatchObject([{ clause: 'E15.6', reason: 'stop.gangTaken' }]);
    }
    expect(refusedBy(arriving(GANG, { boards: [{ markers: 0 }] }), 0, STOP)).toEqual(['E15.6']);
    const last = arriving(GANG, { boards: [{ markers: 1, members: 1 }] });
    play(last, 0, STOP);
    expect(last.boards[0]).toMatchObject({ markers: 0, members: 3 });
    const elsewhere = arriving(GANG);
    elsewhere.control[tile('C2')] = 1;
    expect(refusedBy(elsewhere, 0, STOP)).toEqual([]);
  });

  it('[E15.13] the $5k are paid at the end of TRAVEL, so that AVOID cannot take them', () => {
    const state = arriving(GANG, { cops: { S2: cops('SWAT') }, boards: [{ ...NOTHING_READY, cash: 6 }] });
    state.turn.left = 1 << tile('S2');
    expect(lines(play(state, 0, STOP))).toEqual(['paid pawn=0 amount=5']);
    expect([waiting(state), cash(state), state.control[C1]]).toEqual([['avoid', 0], 1, -1]);
    expect(lines(play(state, 0, { type: 'takeWound' }))).toEqual([
      `copNotAvoided pawn=0 tile=${tile('S2')} cop=2`,
      'wounded pawn=0',
      `gangTaken pawn=0 tile=${C1}`,
    ]);
    expect([state.control[C1], state.boards[0]?.members]).toEqual([0, 2]);
  });

  it('[E15.6] [E15.13] other locations ask for nothing', () => {
    for (const node of [at('S2', 'STORE_A'), at('A1', 'SUBWAY'), at('S1', 'HOSPITAL')]) {
      const state = arriving(node, { boards: [{ cash: 0 }] });
      expect(legal(state).filter(({ type }) => type === 'stop')).toEqual([STOP]);
      expect(play(state, 0, STOP).all('paid')).toEqual([]);
    }
  });

  it('[E17.6] [A-57] EX34 with one member back the gang is still held; with both the marker goes home', () => {
    const state = table({ boards: [{ ...NOTHING_READY, members: 2, markers: 1 }] }, 'finish');
    state.gangs[C1] = 0;
    state.control[C1] = 0;
    const back = use('member', C1, LIE_LOW);
    expect(legal(state)).toEqual([{ type: 'endTurn' }, back]);
    expect(lines(play(state, 0, back))).toEqual([`memberReturned pawn=0 tile=${C1}`, 'notorietyLost pawn=0']);
    expect([state.gangs[C1], state.control[C1], cubes(state)]).toEqual([1, 0, [0, 1]]);
    expect(state.boards[0]).toMatchObject({ members: 1, markers: 1 });
    play(state, 0, back);
    expect([state.gangs[C1], state.control[C1], cubes(state)]).toEqual([2, -1, [0, 2]]);
    expect(state.boards[0]).toMatchObject({ members: 0, markers: 2 });
    expect(legal(state)).toEqual([{ type: 'endTurn' }]);

    for (const seat of [0, 1]) {
      const half = arriving(GANG, {}, seat);
      half.control[C1] = 0;
      half.gangs[C1] = 1;
      expect(refusedBy(half, seat, STOP)).toEqual(['E15.6']);
      half.control[C1] = -1;
      half.gangs[C1] = 2;
      expect(refusedBy(half, seat, STOP)).toEqual([]);
    }
  });

  it('[E17.6] a member goes back to any gang with an own marker that is not complete', () => {
    const state = table({ boards: [{ ...NOTHING_READY, members: 3 }] }, 'finish');
    const [c2, c3] = [tile('C2'), tile('C3')];
    Object.assign(state.gangs, { [C1]: 0, [c2]: 1, [c3]: 0 });
    Object.assign(state.control, { [C1]: 0, [c2]: 0, [c3]: 1 });
    expect(legal(state)).toEqual([{ type: 'endTurn' }, use('member', C1, LIE_LOW), use('member', c2, LIE_LOW)]);
    expect(refusedBy(state, 0, use('member', c3, LIE_LOW))).toEqual(['E17.6']);
    Object.assign(state.boards[0] as Board, { members: 0 });
    expect(legal(state)).toEqual([{ type: 'endTurn' }]);
    Object.assign(state.boards[0] as Board, { members: 1 });
    expect(refusedBy(state, 0, use('member', tile('S2'), LIE_LOW))).toEqual(['E17.6']);
  });
});
