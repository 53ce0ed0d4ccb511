import { describe, expect, it } from 'vitest';
import { adjust, moveCop } from '../between-turns.fixture.ts';
import type { State } from '../state.ts';
import { at, cops, play, table, tile, waiting } from '../table.fixture.ts';

/** Nothing left to unlock, so that nobody is asked. */
const NO_ASSETS = { items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, 0] };

/** Seat 0 alone at a position with cubes, the others at the bottom. */
function mover(position: number, red: number, blue = 0, locked = false): State {
  const state = table({ notoriety: [position, 1, 1], boards: locked ? [] : [NO_ASSETS, NO_ASSETS, NO_ASSETS] });
  state.order = [0, 1, 2];
  state.red[0] = red;
  state.blue[0] = blue;
  return state;
}

describe('adjusting notoriety', () => {
  it('[E19.2] EX14 two red, one blue: one up, and all cubes are neutral again', () => {
    for (const position of [1, 3, 6, 9]) {
      const state = mover(position, 2, 1);
      const happened = adjust(state);
      expect([state.notoriety, state.red, state.blue]).toEqual([
        [position + 1, 1, 1],
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect(happened.all('notorietyMoved')).toEqual([{ pawn: 0, before: position, position: position + 1 }]);
      expect(waiting(state)).toEqual(['finish', 0]);
    }
  });

  it('[E19.2] EX15 not below the lowest space; every step above the top is a wound', () => {
    // Position, red, blue; then position and wounds.
    const cases = [
      [1, 0, 2, 1, 0],
      [2, 0, 2, 1, 0],
      [3, 0, 1, 2, 0],
      [10, 2, 0, 10, 2],
      [9, 3, 0, 10, 2],
      [9, 1, 0, 10, 0],
      [10, 1, 0, 10, 1],
      [10, 2, 2, 10, 0],
      [10, 1, 3, 8, 0],
    ] as const;
    for (const [position, red, blue, after, wounds] of cases) {
      const state = mover(position, red, blue);
      const happened = adjust(state);
      expect([state.notoriety[0], state.boards[0]?.wounds]).toEqual([after, wounds]);
      expect(happened.all('wounded').length).toBe(wounds);
      expect(happened.all('notorietyMoved').length).toBe(position === after ? 0 : 1);
    }
  });

  it('[E19.2] goes round in turn order, whoever rested or stood still included', () => {
    const state = mover(1, 0);
    state.order = [2, 0, 1];
    state.red = [1, 1, 1];
    expect(adjust(state).all('notorietyMoved')).toEqual([
      { pawn: 2, before: 1, position: 2 },
      { pawn: 0, before: 1, position: 2 },
      { pawn: 1, before: 1, position: 2 },
    ]);
  });

  it('[E19.3] the lines lie after 2, 5 and 8, and only crossing one upwards counts', () => {
    // From, to, and the lines crossed.
    const cases = [
      [1, 2, []],
      [2, 3, [0]],
      [1, 3, [0]],
      [3, 4, []],
      [3, 5, []],
      [5, 6, [1]],
      [2, 5, [0]],
      [2, 6, [0, 1]],
      [6, 8, []],
      [8, 9, [2]],
      [5, 9, [1, 2]],
      [8, 10, [2]],
      [9, 10, []],
      [3, 2, []],
      [6, 5, []],
      [9, 8, []],
    ] as const;
    for (const [from, to, lines] of cases) {
      const state = mover(from, Math.max(0, to - from), Math.max(0, from - to));
      const happened = adjust(state);
      expect([from, to, happened.all('lineCrossed')]).toEqual([from, to, lines.map((line) => ({ pawn: 0, line }))]);
      expect(happened.all('discGained').length).toBe(lines.some((line) => line === 2) ? 1 : 0);
    }
  });

  it('[E19.3] [A-65] the rewards: unlock 1; unlock 2; unlock 1 and a disc', () => {
    for (const [position, unlocks, discs] of [
      [2, 1, 0],
      [5, 2, 0],
      [8, 1, 1],
    ] as const) {
      const state = mover(position, 1, 0, true);
      adjust(state);
      expect([state.discs[0], state.discsLeft]).toEqual([discs, 8 - discs]);
      for (const asset of [0, 1].slice(0, unlocks)) {
        expect(waiting(state)).toEqual(['unlock', 0]);
        play(state, 0, { type: 'unlock', asset });
      }
      expect(waiting(state)).toEqual(['finish', 0]);
    }
  });

  it('[E19.3] [A-65] EX37 two lines in full, lowest first; down and up again gives the line again', () => {
    const state = mover(2, 4, 0, true);
    state.notoriety[1] = 5;
    state.cops[tile('D1')] = cops('LOCAL', 'SWAT');
    state.cops[tile('C3')] = cops('FEDERAL');
    state.at[0] = at('A2', 'CHURCH');
    state.notoriety[2] = 6;
    // Seat 1, at 5, is lower than the mover's 6 already at the first line; seat 2, at 6, never is.
    adjust(state);
    expect([state.notoriety, waiting(state)]).toEqual([
      [6, 5, 6],
      ['approach', 1],
    ]);
    expect(play(state, 1, moveCop('LOCAL', 'D1', 'B2')).what()).toEqual(['copMoved']);
    expect(waiting(state)).toEqual(['unlock', 0]);
    expect(play(state, 0, { type: 'unlock', asset: 0 }).all('lineCrossed')).toEqual([{ pawn: 0, line: 1 }]);
    expect(waiting(state)).toEqual(['approach', 1]);
    play(state, 1, moveCop('SWAT', 'D1', 'B2'));
    play(state, 0, { type: 'unlock', asset: 1 });
    expect(waiting(state)).toEqual(['unlock', 0]);
    play(state, 0, { type: 'unlock', asset: 2 });
    expect([waiting(state), state.boards[0]?.slots]).toEqual([
      ['finish', 0],
      [4, 1, 2, 3, 0, 0],
    ]);
    state.blue[0] = 1;
    expect(adjust(state).what()).toEqual(['notorietyMoved']);
    state.red[0] = 1;
    expect(adjust(state).all('lineCrossed')).toEqual([{ pawn: 0, line: 1 }]);
    play(state, 1, moveCop('FEDERAL', 'C3', 'C1'));
    play(state, 0, { type: 'unlock', asset: 4 });
    expect(waiting(state)).toEqual(['unlock', 0]);
  });

  it('[E19.3] [A-65] the wounds above the top come last, after cops and rewards', () => {
    const state = mover(8, 4, 0, true);
    state.cops[tile('D1')] = cops('LOCAL');
    adjust(state);
    expect([waiting(state), state.notoriety[0], state.discs[0], state.boards[0]?.wounds]).toEqual([
      ['approach', 1],
      10,
      0,
      0,
    ]);
    play(state, 1, moveCop('LOCAL', 'D1', 'C1'));
    expect([waiting(state), state.boards[0]?.wounds, state.discs[0]]).toEqual([['unlock', 0], 0, 1]);
    const happened = play(state, 0, { type: 'unlock', asset: 6 });
    expect(happened.what()).toEqual(['assetUnlocked', 'wounded', 'wounded']);
    expect(state.boards[0]?.wounds).toBe(2);
  });
});
