import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { deck, run } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { advance } from '../rules.ts';
import type { State } from '../state.ts';
import { at, contact, place, table } from '../table.fixture.ts';
import { SANDRA, sandra } from './sandra.fixture.ts';

const COSTA = 2;

function costa(day: number, ...cards: string[]): State {
  const state = table({ seats: 1, day });
  state.lieutenantDeck = deck(...cards);
  state.patrolled = [2, 1, 2];
  state.exitStackAt = [2, 0];
  state.display = ['K12', 'K13'].map(contact);
  state.contactDeck = [];
  return state;
}

describe('the cards of the automata', () => {
  it('[E23.3] one card a turn; with none passed over nothing is shuffled', () => {
    const state = sandra({ places: { BAR: at('D3', 'BUSINESS') } }, 'N12', 'N11', 'N10', 'N01');
    run(state, 'automa', SANDRA, new ScriptedChance({}));
    expect([state.at[SANDRA], state.inspectorDeck]).toEqual([at('D3', 'BUSINESS'), deck('N12', 'N11', 'N10')]);
  });

  it('[E23.3] [E23.8] exit 1 is passed over while open on day 2, and does nothing on day 3', () => {
    const early = sandra({ day: 2 }, 'N16', 'N14');
    early.patrolled = [1, 2, 2];
    run(early, 'automa', SANDRA, new ScriptedChance({ exits: [0] }));
    expect([early.at[SANDRA], early.inspectorDeck]).toEqual([at('A3', 'EXIT_3'), deck('N14')]);
    const late = sandra({ day: 3 }, 'N16', 'N14');
    late.patrolled = [1, 2, 2];
    expect(run(late, 'automa', SANDRA).what()).toEqual(['automaMoved']);
    expect(late.at[SANDRA]).toBe(at('A1', 'EXIT_1'));
  });

  it('[E23.5] a whole group gives its disc when it is completed, not again at a store', () => {
    const state = sandra({}, 'N10');
    state.visited = [0b100, 0b100, 0b100, 0, 0, 0, 0, 0, 0];
    run(state, 'automa', SANDRA, new ScriptedChance({ lockers: [0] }));
    expect([state.discs, state.visited]).toEqual([
      [0, 0, 0],
      [0b100, 0b100, 0b100, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('[E23.6] the first safe house loses a fixer and a key like the others', () => {
    const state = sandra({}, 'N07');
    state.keysAt = [[2], [0], [1]];
    run(state, 'automa', SANDRA, new ScriptedChance({ automa: [0, 0] }));
    expect([state.boxed, state.keysAt, state.keysOut]).toEqual([[301], [[], [0], [1]], [2]]);
    expect(state.visited[place('SAFE_HOUSE_1')]).toBe(0b100);
  });

  it('[E23.7] [E23.8] what is lost is told by name, tiles only by where they lay', () => {
    const state = sandra({}, 'N16');
    const happened = run(state, 'automa', SANDRA, new ScriptedChance({ exits: [0] }));
    expect(happened.all('contactLost')).toEqual([{ contact: contact('K14') }, { contact: contact('K13') }]);
    expect(happened.all('exitTileLost')).toEqual([{ exit: 2 }]);
  });

  it('[E24.4] exit 1, when blocked, gives Costa its top two tiles', () => {
    const state = costa(2, 'T14');
    state.exitStacks = [[], [0, 20, 60]];
    run(state, 'automa', COSTA);
    expect([state.at[COSTA], state.costa.stacks, state.exitStacks]).toEqual([
      at('A1', 'EXIT_1'),
      [[1, 5060, 5020]],
      [[], [0]],
    ]);
  });

  it('[A-75] Costa without a card stays', () => {
    const state = costa(1);
    const story = run(state, 'automa', COSTA).story();
    expect(story).toEqual([{ type: 'automaStayed', pawn: COSTA }]);
  });

  it('does the same whether or not anybody listens', () => {
    const cases: [State, number][] = [
      ...['N01', 'N07', 'N13', 'N14', 'N16'].map((card): [State, number] => [sandra({}, card), SANDRA]),
      [sandra({}), SANDRA],
      ...['T01', 'T07', 'T13', 'T14'].map((card): [State, number] => [costa(2, card), COSTA]),
      [costa(1), COSTA],
      [costa(3, 'T15'), COSTA],
    ];
    for (const [state, pawn] of cases) {
      const silent = escapePlan.copy(state);
      run(state, 'automa', pawn, new StatelessChance(2));
      silent.frames = [...state.frames, { kind: 'automa', seat: pawn, n: 0, x: 0 }];
      advance(silent, new StatelessChance(2), null);
      expect(silent).toEqual(state);
    }
  });
});
