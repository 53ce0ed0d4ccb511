import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { deck, run } from '../between-turns.fixture.ts';
import { at, contact } from '../table.fixture.ts';
import { SANDRA, sandra } from './sandra.fixture.ts';

describe('Sandra at the exits', () => {
  it('[E23.8] EX45 a blocked exit, on any day: −1, a random tile and two contacts go', () => {
    for (const day of [1, 2, 3]) {
      const state = sandra({ day }, 'N16');
      const happened = run(state, 'automa', SANDRA, new ScriptedChance({ exits: [1] }));
      expect(happened.what()).toEqual(['automaMoved', 'notorietyLost', 'contactLost', 'contactLost', 'exitTileLost']);
      expect([state.at[SANDRA], state.blue[SANDRA], state.red[SANDRA]]).toEqual([at('A3', 'EXIT_3'), 1, 0]);
      expect([state.exitStacks, state.boxed, state.display]).toEqual([
        [
          [0, 50],
          [20, 40],
        ],
        [4030],
        [contact('K12')],
      ]);
    }
    const other = sandra({}, 'N14');
    run(other, 'automa', SANDRA, new ScriptedChance({ exits: [0] }));
    expect([other.at[SANDRA], other.boxed, other.exitStacks[1]]).toEqual([at('A1', 'EXIT_1'), [5020], [40]]);
    const empty = sandra({}, 'N14');
    empty.exitStacks[1] = [];
    expect(run(empty, 'automa', SANDRA).what()).toEqual(['automaMoved', 'notorietyLost', 'contactLost', 'contactLost']);
  });

  it('[E23.3] EX45 an open exit on days 1 and 2 is passed over and shuffled back', () => {
    for (const day of [1, 2]) {
      const state = sandra({ day }, 'N16', 'N15');
      run(state, 'automa', SANDRA, new ScriptedChance({ exits: [0] }));
      expect([state.at[SANDRA], state.inspectorDeck]).toEqual([at('A3', 'EXIT_3'), deck('N15')]);
    }
  });

  it('[E23.8] EX45 the open exit on day 3: she goes there and does nothing, not even Crowd; the card leaves', () => {
    const state = sandra({ day: 3, pawns: [at('A2', 'EXIT_2')] }, 'N16', 'N15');
    expect(run(state, 'automa', SANDRA).what()).toEqual(['automaMoved']);
    expect([state.at[SANDRA], state.red[SANDRA], state.blue[SANDRA]]).toEqual([at('A2', 'EXIT_2'), 0, 0]);
    expect([state.inspectorDeck, state.display.length, state.exitStacks]).toEqual([
      deck('N16'),
      3,
      [
        [0, 30, 50],
        [20, 40],
      ],
    ]);
    expect([state.status[SANDRA], state.escapes]).toEqual([0, []]);
    run(state, 'automa', SANDRA, new ScriptedChance({ exits: [0] }));
    expect(state.at[SANDRA]).toBe(at('A3', 'EXIT_3'));
  });
});
