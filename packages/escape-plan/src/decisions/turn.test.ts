import { describe, expect, it } from 'vitest';
import type { Action } from '../action.ts';
import { escapePlan } from '../game.ts';
import { equipmentItem, fixerItem, treasureItem } from '../items.ts';
import { type Board, NIGHT, type State } from '../state.ts';
import { at, contact, cops, play, refusals, refusedBy, table, waiting } from '../table.fixture.ts';
import { turnFrame } from './turn.ts';

/** From the gang of C2 every end but its business is four points away, from the business three. */
const CITY_Z = 'S2 0,0 0 · S1 1,0 0 · C2 1,-1 1';

/** Seat 0 at the gang of C2, whose business it has visited, and rested already. */
function stuck(board: Partial<Board> = {}, from = at('C2', 'GANG')): State {
  const state = table({ city: CITY_Z, pawns: [from], boards: [{ sun: 0, ...board }] });
  state.visited[state.places.indexOf(at('C2', 'BUSINESS'))] = 1;
  return state;
}

/** What the turn can be, executive actions aside. */
function turns(state: State): Action['type'][] {
  return escapePlan.legal(state, 0).flatMap(({ type }) => (type === 'use' ? [] : [type]));
}

function why(state: State, type: Action['type']): unknown[] {
  return refusals(state, 0, { type }).map(({ clause, reason }) => [clause, reason]);
}

describe('a turn', () => {
  it('[E9.3] is a rest or a move, with executive actions before and after', () => {
    const state = table();
    expect(turns(state)).toEqual(['rest', 'move']);
    expect(escapePlan.legal(state, 0).length).toBeGreaterThan(2);
    for (const type of ['pass', 'endTurn', 'gasCan'] as const)
      expect(why(state, type)).toEqual([['E9.3', 'phase.action']]);
    play(state, 0, { type: 'move' });
    expect(waiting(state)).toEqual(['travel', 0]);
    expect(state.turn.step).toBe(1);
    expect(refusedBy(state, 0, { type: 'rest' })).toEqual(['E11.1']);

    const rested = table();
    play(rested, 0, { type: 'rest' });
    play(rested, 0, { type: 'unlock', asset: 0 });
    expect(waiting(rested)).toEqual(['finish', 0]);
    expect(turns(rested)).toEqual(['endTurn']);
    expect(escapePlan.legal(rested, 0).some(({ type }) => type === 'use')).toBe(true);
    expect(why(rested, 'rest')).toEqual([['E9.3', 'phase.finish']]);
  });

  it('[E9.1] only whoever has the turn may act', () => {
    expect(refusals(table(), 1, { type: 'rest' })).toEqual([
      { clause: 'E9.1', field: null, reason: 'seat.notToAct', params: { seat: ['pawn', 0] } },
    ]);
    expect(escapePlan.legal(table(), 1)).toEqual([]);
  });

  it('a turn under way has a frame', () => {
    const state = table();
    expect(turnFrame(state)).toBe(state.frames[4]);
    state.frames.splice(4, 1);
    expect(() => turnFrame(state)).toThrow('no turn is under way');
  });
});

describe('staying', () => {
  it('[E9.5] [A-32] with no legal end in three points, and rested already, one stays', () => {
    const state = stuck();
    expect(turns(state)).toEqual(['stay']);
    expect(why(state, 'move')).toEqual([['E11.1', 'move.nowhere']]);
    expect(why(state, 'rest')).toEqual([['E10.1', 'rest.twice']]);
    const happened = play(state, 0, { type: 'stay' });
    expect(happened.all('stayed')).toEqual([{ pawn: 0 }]);
    expect(happened.what()).toEqual(['stayed']);
    expect(waiting(state)).toEqual(['finish', 0]);
    expect(escapePlan.legal(state, 0)).toContainEqual({
      type: 'use',
      component: 'firstAid',
      index: 0,
      ability: -1,
      target: -1,
    });
  });

  it('[E9.5] [A-32] nothing is avoided, visited or paid', () => {
    const state = stuck({ cash: 9, wounds: 0 });
    state.cops = state.cops.map(() => cops('FEDERAL', 'LOCAL', 'SWAT'));
    state.at[1] = at('C2', 'GANG');
    play(state, 0, { type: 'stay' });
    expect([state.boards[0]?.wounds, state.boards[0]?.cash, state.boards[0]?.members]).toEqual([0, 9, 0]);
    expect([state.red[0], state.blue[0], state.at[0]]).toEqual([0, 0, at('C2', 'GANG')]);
    play(state, 0, { type: 'endTurn' });
    expect(state.boards[0]?.wounds).toBe(0);
    expect(waiting(state)[1]).not.toBe(0);
  });

  it('[E9.5] who can rest does not stay', () => {
    const state = stuck({ sun: 1 });
    expect(turns(state)).toEqual(['rest']);
    expect(why(state, 'stay')).toEqual([['E9.5', 'stay.canRest']]);
  });

  it('[E9.5] an end exactly three points away is in reach', () => {
    const state = stuck({}, at('C2', 'BUSINESS'));
    expect(turns(state)).toEqual(['move']);
    expect(why(state, 'stay')).toEqual([['E9.5', 'stay.canMove']]);
    const open = stuck();
    open.visited = open.visited.map(() => 0);
    expect(turns(open)).toEqual(['move']);
  });

  it('[E9.5] cans and cards that would carry one further may be used but need not', () => {
    expect(turns(stuck({ cans: 1 }))).toEqual(['move', 'stay']);
    const medevac = [1 + contact('Medevac'), 0, -5, -6, -7];
    expect(turns(stuck({ contacts: medevac }))).toEqual(['move', 'stay']);
    expect(turns(stuck({ contacts: medevac, cash: 0 }))).toEqual(['stay']);
    expect(turns(stuck({ contacts: medevac, spent: 1 }))).toEqual(['stay']);
  });

  it('[E9.5] [E15.13] an end that demands a payment is no reason to move', () => {
    const closed = (keys: number[]) => {
      const state = stuck({ keys });
      state.visited = state.visited.map(() => 0);
      state.closed = 1 << state.places.indexOf(at('C2', 'BUSINESS'));
      return turns(state);
    };
    expect(closed([1, 0, 0])).toEqual(['move', 'stay']);
    expect(closed([-1, 0, 0])).toEqual(['stay']);
  });
});

describe('rest', () => {
  it('[E10.1] turns the token to the moon, so only once a day', () => {
    const state = table();
    const happened = play(state, 0, { type: 'rest' });
    expect(happened.all('rested')).toEqual([{ pawn: 0 }]);
    expect(state.boards.map(({ sun }) => sun)).toEqual([0, 1, 1]);
    const again = table({ boards: [{ sun: 0 }] });
    expect(turns(again)).toEqual(['move']);
    expect(why(again, 'rest')).toEqual([['E10.1', 'rest.twice']]);
  });

  it('[E10.1] [A-33] also at night, unless one has rested that day', () => {
    expect(turns(table({ part: NIGHT }))).toEqual(['rest', 'move']);
    expect(turns(table({ part: NIGHT, boards: [{ sun: 0 }] }))).toEqual(['move']);
  });

  it('[E10.2] turns up contacts, equipment and first aid, nothing else', () => {
    const items = [101, equipmentItem(0), fixerItem(2), equipmentItem(3), treasureItem(0, 60), equipmentItem(1)];
    const board = {
      contacts: [1 + contact('Boxer'), 1 + contact('Medic'), -5, -6, -7],
      spent: 0b11,
      items,
      used: 0b001110,
      firstAid: 0,
      slots: [-4, 0, 0, 0, 0, 0],
      keys: [-1, 0, 0],
      wounds: 2,
      cash: 4,
    };
    const state = table({ boards: [board, { spent: 1, firstAid: 0 }] });
    play(state, 0, { type: 'rest' });
    expect(state.boards[0]).toMatchObject({ ...board, spent: 0, used: 0b000100, firstAid: 1, sun: 0 });
    expect(state.boards[1]).toMatchObject({ spent: 1, firstAid: 0 });
    expect(state.red).toEqual([0, 0, 0]);
    expect(state.at[0]).toBe(at('S1', 'HOSPITAL'));
  });

  it('[E10.3] unlocks one asset, whichever is locked', () => {
    const state = table();
    play(state, 0, { type: 'rest' });
    expect(waiting(state)).toEqual(['unlock', 0]);
    expect(escapePlan.legal(state, 0)).toEqual([0, 1, 2, 4, 5, 6].map((asset) => ({ type: 'unlock', asset })));
    expect(refusedBy(state, 0, { type: 'pass' })).toEqual(['E18.2']);
    expect(refusedBy(state, 0, { type: 'unlock', asset: 3 })).toEqual(['E18.2']);
    play(state, 0, { type: 'unlock', asset: 4 });
    expect(state.boards[0]?.slots).toEqual([4, 5, 0, 0, 0, 0]);
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it('[E10.3] with nothing locked the rest is over', () => {
    const state = table({ boards: [{ items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, 0] }] });
    play(state, 0, { type: 'rest' });
    expect(waiting(state)).toEqual(['finish', 0]);
  });
});
