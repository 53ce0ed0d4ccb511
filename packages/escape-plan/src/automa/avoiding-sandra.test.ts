import { describe, expect, it } from 'vitest';
import { adjust, copMoves, moves, run } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { equipmentItem } from '../items.ts';
import { at, contact, cops, options, play, tile, waiting, walk } from '../table.fixture.ts';
import { sandra } from './sandra.fixture.ts';

describe('avoiding Sandra', () => {
  const helmet = { items: [101, 102, 103, equipmentItem(2), 0, 0] };

  it('[E23.2] EX43 a tile with three cops and Sandra: four to avoid, and any tool does for her', () => {
    const given = {
      pawns: [at('S2', 'STORE_A'), at('S1', 'HOSPITAL'), at('S2', 'GANG')],
      cops: { S2: cops('FEDERAL', 'LOCAL', 'SWAT') },
      boards: [helmet],
    };
    const state = sandra(given);
    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('S2', 'R'), at('B1', 'R'), at('B1', 'SAFE_HOUSE'));
    play(state, 0, { type: 'stop', key: -1 });
    const [here, swat, she] = [tile('S2') * 4, 2, 3];
    const targets = options(state, 0, 'use').flatMap(({ component, target }) =>
      component === 'equipment' ? [target] : [],
    );
    expect(targets).toEqual([here + swat, here + she]);
    const all = escapePlan.copy(state);
    play(state, 0, { type: 'use', component: 'equipment', index: 3, ability: -1, target: here + she });
    for (let wound = 1; wound <= 3; wound++) {
      expect(waiting(state)).toEqual(['avoid', 0]);
      play(state, 0, { type: 'takeWound' });
      expect(state.boards[0]?.wounds).toBe(wound);
    }
    expect(waiting(state)[0]).not.toBe('avoid');
    for (let wound = 1; wound <= 3; wound++) play(all, 0, { type: 'takeWound' });
    expect([waiting(all), all.boards[0]?.wounds, all.turn.sandra]).toEqual([['avoid', 0], 3, 1]);
  });

  it('[E23.10] an effect that avoids all cops of a tile covers her', () => {
    const car = { contacts: [1 + contact('Fast Car'), 0, -5, -6, -7] };
    const state = sandra({
      pawns: [at('S2', 'STORE_A'), at('S1', 'HOSPITAL'), at('S2', 'GANG')],
      cops: { S2: cops('FEDERAL') },
      boards: [car],
    });
    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('S2', 'R'), at('B1', 'R'), at('B1', 'SAFE_HOUSE'));
    play(state, 0, { type: 'stop', key: -1 });
    play(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: tile('S2') });
    expect([waiting(state), state.turn.sandra, state.boards[0]?.wounds]).toEqual([['takeKey', 0], 0, 0]);
  });

  it('[E23.10] [E23.2] on the hospital’s tile too, but she is no cop to move; on the tile reached she is not to be avoided', () => {
    const state = sandra({
      pawns: [at('S1', 'HOSPITAL')],
      boards: [{ slots: [1, 0, 0, 0, 0, 0], items: [0, 0, 0, 0, 0, 0], cash: 9 }],
    });
    run(state, 'turn', 0);
    play(state, 0, { type: 'use', component: 'asset', index: 0, ability: -1, target: -1 });
    // With no Federal in the city there is nothing to move, though Sandra is about.
    expect(waiting(state)).toEqual(['action', 0]);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('S1', 'C'), at('A1', 'C'), at('A1', 'SUBWAY'));
    play(state, 0, { type: 'stop', key: -1 });
    expect([waiting(state), state.turn.sandra]).toEqual([['avoid', 0], 1]);

    const there = sandra({ pawns: [at('S1', 'HOSPITAL'), at('S1', 'HOSPITAL'), at('A1', 'EXIT_1')] });
    run(there, 'turn', 0);
    play(there, 0, { type: 'move' });
    walk(there, 0, at('S1', 'C'), at('A1', 'C'), at('A1', 'SUBWAY'));
    play(there, 0, { type: 'stop', key: -1 });
    expect([waiting(there), there.turn.sandra]).toEqual([['finish', 0], 0]);
  });

  it('[E23.10] a cop of any type may stand beside her, and she beside any', () => {
    const state = sandra({
      notoriety: [1, 2, 1],
      pawns: [at('S1', 'HOSPITAL'), at('A1', 'EXIT_1'), at('A1', 'SUBWAY')],
      cops: { B1: cops('LOCAL') },
    });
    state.red[1] = 1;
    adjust(state);
    expect(copMoves(state, 0)).toEqual(moves('LOCAL', 'B1', 'A1'));
  });
});
