import { describe, expect, it } from 'vitest';
import { adjust, copMoves, moveCop, moves } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { ARRESTED, ESCAPED, LEAVING, type State } from '../state.ts';
import { at, cops, options, play, refusedBy, table, tile, waiting } from '../table.fixture.ts';

/** Nothing left to unlock, so that nobody is asked. */
const NO_ASSETS = { items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, 0] };

/** Seat 0 alone at a position with cubes, the others at the bottom. */
function mover(position: number, red: number): State {
  const state = table({ notoriety: [position, 1, 1], boards: [NO_ASSETS, NO_ASSETS, NO_ASSETS] });
  state.order = [0, 1, 2];
  state.red[0] = red;
  return state;
}

describe('cops come nearer', () => {
  it('[E19.3] [E19.4] [A-66] [A-67] EX36 five players', () => {
    const church = at('A2', 'CHURCH');
    const [ruby, scar, vinnie, bones, claws] = [0, 1, 2, 3, 4];
    const state = table({
      seats: 5,
      notoriety: [5, 3, 2, 1, 2],
      pawns: [at('S1', 'HOSPITAL'), at('S1', 'HOSPITAL'), church, at('S1', 'HOSPITAL'), church],
      cops: { A2: cops('SWAT'), B2: cops('FEDERAL', 'SWAT'), C1: cops('LOCAL'), B1: cops('FEDERAL') },
    });
    state.order = [ruby, scar, vinnie, bones, claws];
    state.red[vinnie] = 1;
    state.red[bones] = 1;
    adjust(state);
    expect([waiting(state), state.notoriety]).toEqual([
      ['approach', bones],
      [5, 3, 3, 1, 2],
    ]);
    expect(copMoves(state, bones).sort()).toEqual(
      [
        ...moves('FEDERAL', 'B1', 'A2'),
        ...moves('FEDERAL', 'B2', 'A2 A3 C2 S2'),
        ...moves('LOCAL', 'C1', 'A2 A3 B1 C2 S2'),
        ...moves('SWAT', 'B2', 'A3 B1 C2 S2'),
      ].sort(),
    );
    expect(escapePlan.legal(state, bones).length).toBe(14);
    expect(refusedBy(state, bones, { type: 'pass' })).toEqual(['E19.4']);
    expect(refusedBy(state, bones, moveCop('SWAT', 'B2', 'A2'))).toEqual(['E19.4']);
    expect(refusedBy(state, ruby, moveCop('FEDERAL', 'B2', 'A2'))).toEqual(['E9.1']);
    play(state, bones, moveCop('FEDERAL', 'B2', 'A2'));
    expect([state.cops[tile('A2')], state.cops[tile('B2')]]).toEqual([cops('FEDERAL', 'SWAT'), cops('SWAT')]);

    expect(waiting(state)).toEqual(['approach', claws]);
    expect(copMoves(state, claws).sort()).toEqual(
      [...moves('LOCAL', 'C1', 'A2 A3 B1 C2 S2'), ...moves('SWAT', 'B2', 'A3 B1 C2 S2')].sort(),
    );
    expect(refusedBy(state, claws, moveCop('LOCAL', 'C1', 'D1'))).toEqual(['E19.4']);
    expect(refusedBy(state, claws, moveCop('LOCAL', 'C1', 'S1'))).toEqual(['E19.4']);
    expect(refusedBy(state, claws, moveCop('LOCAL', 'C1', 'D2'))).toEqual(['E19.4']);
    play(state, claws, moveCop('LOCAL', 'C1', 'B1'));

    expect([waiting(state), state.notoriety[bones]]).toEqual([['unlock', vinnie], 1]);
    expect(options(state, vinnie, 'unlock').map(({ asset }) => asset)).toEqual([0, 1, 2, 4, 5, 6]);
    play(state, vinnie, { type: 'unlock', asset: 5 });
    expect([waiting(state), state.notoriety[bones]]).toEqual([['finish', 0], 2]);
  });

  it('[A-66] markers are compared as they stand at that moment', () => {
    const state = mover(2, 1);
    state.cops[tile('D1')] = cops('LOCAL');
    state.order = [1, 0, 2];
    state.red = [1, 2, 2];
    state.at[0] = at('S2', 'STORE_A');
    adjust(state);
    // Seat 1 goes from 1 to 3 first: both others are lower then, whatever their cubes will do.
    expect(waiting(state)).toEqual(['approach', 0]);
    play(state, 0, moveCop('LOCAL', 'D1', 'C1'));
    // Nearer than C1 it could only come to the hospital. Seat 0 then goes to 3: seat 1 is tied now, seat 2 still at 1.
    expect([waiting(state), state.notoriety]).toEqual([
      ['approach', 2],
      [3, 3, 1],
    ]);
    expect(copMoves(state, 2)).toEqual(moves('LOCAL', 'C1', 'S2'));
    const happened = play(state, 2, moveCop('LOCAL', 'C1', 'S2'));
    expect(happened.what()).toEqual(['copMoved', 'notorietyMoved', 'lineCrossed']);
    expect(waiting(state)).toEqual(['finish', 0]);
    expect(state.notoriety).toEqual([3, 3, 3]);
  });

  it('[A-67] nobody is asked where no cop can come nearer', () => {
    const state = mover(2, 1);
    state.at[0] = at('A2', 'CHURCH');
    state.cops[tile('A2')] = cops('FEDERAL', 'LOCAL', 'SWAT');
    expect(adjust(state).what()).toEqual(['notorietyMoved', 'lineCrossed']);
    expect(waiting(state)).toEqual(['finish', 0]);
  });

  it('[A-68] [E19.4] with the mover at the hospital cops come no nearer than the tiles beside it', () => {
    const state = mover(2, 1);
    state.cops[tile('D1')] = cops('SWAT');
    state.cops[tile('B1')] = cops('FEDERAL');
    adjust(state);
    expect(copMoves(state, 1).sort()).toEqual(moves('SWAT', 'D1', 'A1 B1 C1 D3 S2').sort());
  });

  it('[E19.3] [A-66] [E21.7] those who have left or were arrested move no cops, and are not adjusted later', () => {
    for (const [status, after] of [
      [LEAVING, 2],
      [ESCAPED, 1],
      [ARRESTED, 1],
    ] as const) {
      const state = mover(2, 1);
      state.cops[tile('D1')] = cops('LOCAL');
      state.status[1] = status;
      state.red[1] = 1;
      adjust(state);
      expect(waiting(state)).toEqual(['approach', 2]);
      play(state, 2, moveCop('LOCAL', 'D1', 'C1'));
      expect([state.notoriety[1], waiting(state)]).toEqual([after, ['finish', 0]]);
    }
  });

  it('[E19.5] [E21.7] [A-90] EX41 an escaper over a line: cops toward the exit’s tile, reward and wounds, then gone', () => {
    const state = table({ day: 3, notoriety: [1, 2, 1], pawns: [at('S1', 'HOSPITAL'), at('A1', 'EXIT_1')] });
    state.order = [1, 0, 2];
    state.status[1] = LEAVING;
    state.red[1] = 1;
    state.cops[tile('C1')] = cops('LOCAL');
    adjust(state);
    expect([waiting(state), state.notoriety]).toEqual([
      ['approach', 0],
      [1, 3, 1],
    ]);
    expect(copMoves(state, 0).sort()).toEqual(moves('LOCAL', 'C1', 'A1 B1').sort());
    play(state, 0, moveCop('LOCAL', 'C1', 'B1'));
    expect(copMoves(state, 2)).toEqual(moves('LOCAL', 'B1', 'A1'));
    play(state, 2, moveCop('LOCAL', 'B1', 'A1'));
    expect([waiting(state), state.status[1]]).toEqual([['unlock', 1], LEAVING]);
    play(state, 1, { type: 'unlock', asset: 0 });
    expect([state.status, state.at[1]]).toEqual([[0, ESCAPED, 0], -1]);

    const wounded = mover(10, 2);
    wounded.status[0] = LEAVING;
    adjust(wounded);
    expect([wounded.boards[0]?.wounds, wounded.status[0]]).toEqual([2, ESCAPED]);
  });
});
