import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { adjust, copMoves, moveCop, moves, run } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { ARRESTED, ESCAPED, LEAVING, type State } from '../state.ts';
import { at, cops, play, refusedBy, tile, waiting, walk } from '../table.fixture.ts';
import { SANDRA, sandra } from './sandra.fixture.ts';

describe('Sandra’s notoriety', () => {
  it('[E23.9] [A-77] Crowd: one for each robber there, with the card’s own; four cubes at most', () => {
    const bar = at('C1', 'BUSINESS');
    const state = sandra({ pawns: [bar, bar], places: { BAR: bar } }, 'N01');
    run(state, 'automa', SANDRA);
    expect([state.red[SANDRA], state.blue[SANDRA]]).toEqual([3, 0]);
    const full = sandra({ pawns: [bar, bar], places: { BAR: bar } }, 'N01');
    full.red[SANDRA] = 2;
    run(full, 'automa', SANDRA);
    expect([full.red[SANDRA], full.blue[SANDRA]]).toEqual([4, 0]);
    const house = at('B1', 'SAFE_HOUSE');
    const mixed = sandra({ pawns: [house], places: { SAFE_HOUSE_1: house } }, 'N07');
    run(mixed, 'automa', SANDRA, new ScriptedChance({ automa: [0, 0] }));
    expect([mixed.red[SANDRA], mixed.blue[SANDRA]]).toEqual([1, 1]);
  });

  it('[E23.2] [E23.9] she makes a crowd for the players', () => {
    const store = at('S2', 'STORE_A');
    const state = sandra({ pawns: [at('S2', 'GANG'), at('S1', 'HOSPITAL'), store] });
    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('S2', 'I'), at('S2', 'C'), store);
    play(state, 0, { type: 'stop', key: -1 });
    expect(state.red).toEqual([1, 0, 0]);
  });

  it('[E23.9] EX44 her marker moves by the balance of her cubes', () => {
    for (const [red, blue, position] of [
      [1, 1, 4],
      [1, 0, 5],
      [0, 1, 3],
    ] as const) {
      const state = sandra({ notoriety: [10, 10, 4] });
      state.red[SANDRA] = red;
      state.blue[SANDRA] = blue;
      adjust(state);
      expect([state.notoriety[SANDRA], state.red[SANDRA], state.blue[SANDRA]]).toEqual([position, 0, 0]);
    }
  });

  it('[E23.9] [A-78] crossing a line: lower players move cops toward her; she gets nothing, and no wounds above the top', () => {
    const state = sandra({
      notoriety: [8, 9, 8],
      pawns: [at('S1', 'HOSPITAL'), at('S1', 'HOSPITAL'), at('A1', 'EXIT_1')],
      cops: { C1: cops('LOCAL') },
    });
    state.red[SANDRA] = 4;
    const happened = adjust(state);
    expect([happened.what(), state.notoriety[SANDRA]]).toEqual([['notorietyMoved', 'lineCrossed'], 10]);
    expect([waiting(state), copMoves(state, 0).sort()]).toEqual([
      ['approach', 0],
      moves('LOCAL', 'C1', 'A1 B1').sort(),
    ]);
    play(state, 0, moveCop('LOCAL', 'C1', 'B1'));
    expect(waiting(state)).toEqual(['approach', 1]);
    expect(play(state, 1, moveCop('LOCAL', 'B1', 'A1')).what()).toEqual(['copMoved']);
    expect([waiting(state), state.discs, state.boards.map(({ wounds }) => wounds)]).toEqual([
      ['finish', 0],
      [0, 0, 0],
      [0, 0],
    ]);
  });

  it('[E23.9] [A-79] a player crosses and she is lower: the other player moves a cop for her', () => {
    for (const mover of [0, 1]) {
      const other = 1 - mover;
      const state = sandra({ cops: { D1: cops('LOCAL') } });
      state.notoriety = [9, 9, 1];
      state.notoriety[mover] = 2;
      state.red[mover] = 1;
      adjust(state);
      expect(waiting(state)).toEqual(['approach', other]);
      expect(refusedBy(state, mover, moveCop('LOCAL', 'D1', 'C1'))).toEqual(['E9.1']);
      play(state, other, moveCop('LOCAL', 'D1', 'C1'));
      expect(waiting(state)).toEqual(['unlock', mover]);
    }
    // Lower, like her: once for the own marker and once for hers.
    const both = sandra({ cops: { D1: cops('LOCAL', 'SWAT') }, notoriety: [2, 1, 1] });
    both.red[0] = 1;
    adjust(both);
    play(both, 1, moveCop('LOCAL', 'D1', 'C1'));
    expect(waiting(both)).toEqual(['approach', 1]);
  });

  it('[E23.9] [A-79] with the other player gone: the legal move that ends closest, ties by chance', () => {
    for (const status of [LEAVING, ESCAPED, ARRESTED]) {
      const state = sandra({
        notoriety: [2, 9, 1],
        pawns: [at('A2', 'CHURCH')],
        cops: { C1: cops('LOCAL'), B2: cops('SWAT'), D1: cops('FEDERAL'), A2: cops('SWAT') },
      });
      state.status[1] = status;
      state.red[0] = 1;
      // To A2 itself: the Federal of D1 or the Local of C1; the SWAT of B2 cannot, one stands there.
      const happened = adjust(state, new ScriptedChance({ automa: [1] }));
      expect(happened.all('copMoved')).toEqual([{ cop: 1, from: tile('C1'), to: tile('A2'), towards: 0, by: -1 }]);
      expect([waiting(state), state.draws.at(-1)]).toEqual([['unlock', 0], 1]);
      expect(() => adjust(sandraAgain(state), new ScriptedChance({ automa: [2] }))).toThrow(RangeError);
    }
    const none = sandra({ notoriety: [2, 9, 1] });
    none.status[1] = ESCAPED;
    none.red[0] = 1;
    expect(adjust(none).what()).toEqual(['notorietyMoved', 'lineCrossed']);
  });
});

/** The same position once more, before seat 0 adjusts. */
function sandraAgain(after: State): State {
  const state = escapePlan.copy(after);
  state.notoriety = [2, 9, 1];
  state.red[0] = 1;
  state.cops = state.cops.map(() => 0);
  for (const [name, mask] of [
    ['C1', 'LOCAL'],
    ['B2', 'SWAT'],
    ['D1', 'FEDERAL'],
    ['A2', 'SWAT'],
  ] as const)
    state.cops[tile(name)] = cops(mask);
  return state;
}
