import { describe, expect, it } from 'vitest';
import type { Node } from '../city/node.ts';
import { ESCAPED } from '../state.ts';
import { at, contact, cops, play, refusedBy, table, tile, waiting } from '../table.fixture.ts';
import { arriving, cubes, legal, lines, NO_ASSETS, NOTHING_READY, PASS, STOP, spaces, use } from '../visit.fixture.ts';

const CROWDED: readonly (readonly [string, Node])[] = [
  ['business', at('C1', 'BUSINESS')],
  ['safe house', at('B1', 'SAFE_HOUSE')],
  ['Store A', at('S2', 'STORE_A')],
  ['Store B', at('D1', 'STORE_B')],
  ['Store C', at('D2', 'STORE_C')],
  ['Store D', at('D3', 'STORE_D')],
  ['Exit 1', at('A1', 'EXIT_1')],
  ['Exit 2', at('A2', 'EXIT_2')],
  ['Exit 3', at('A3', 'EXIT_3')],
  ['clinic', at('B2', 'CLINIC')],
  ['church', at('A2', 'CHURCH')],
];

describe('step VISIT in general', () => {
  it.each([
    ['subway', at('A1', 'SUBWAY')],
    ['heliport', at('B1', 'HELIPORT')],
  ] as const)('[E14.1] nothing happens at a %s, whoever else is there', (_name, node) => {
    const state = arriving(node, { pawns: [node, node, node] });
    expect(lines(play(state, 0, STOP))).toEqual([]);
    expect(waiting(state)).toEqual(['finish', 0]);
    expect(cubes(state)).toEqual([0, 0]);
  });

  it.each(CROWDED)('[E14.3] each other robber at the same %s gives a notoriety', (name, node) => {
    const elsewhere = at('S1', 'HOSPITAL');
    for (const [others, red] of [
      [[elsewhere, elsewhere], 0],
      [[node, elsewhere], 1],
      [[elsewhere, node], 1],
      [[node, node], 2],
    ] as const) {
      const state = arriving(node, { pawns: [node, ...others] });
      const told = play(state, 0, STOP);
      expect(told.all('notorietyGained')).toEqual(Array.from({ length: red }, () => ({ pawn: 0, why: 'crowd' })));
      expect(cubes(state)).toEqual([red, name === 'safe house' ? 1 : 0]);
      expect([cubes(state, 1), cubes(state, 2)]).toEqual([
        [0, 0],
        [0, 0],
      ]);
    }
  });

  it('[E14.3] the same tile is not the same location, and who has left the city is not there', () => {
    const store = at('S2', 'STORE_A');
    const beside = arriving(store, { pawns: [store, at('S2', 'GANG'), at('S2', 'R')] });
    play(beside, 0, STOP);
    expect(cubes(beside)).toEqual([0, 0]);
    const gone = arriving(store, { pawns: [store, store, store] });
    gone.status[1] = ESCAPED;
    play(gone, 0, STOP);
    expect(cubes(gone)).toEqual([1, 0]);
  });

  it('[E14.3] Sandra and Costa count as a crowd', () => {
    const church = at('A2', 'CHURCH');
    const two = arriving(church, { seats: 2, pawns: [church, at('S1', 'HOSPITAL'), church] });
    play(two, 0, STOP);
    expect(cubes(two)).toEqual([1, 0]);
    const solo = arriving(church, { seats: 1, pawns: [church, church, church] });
    play(solo, 0, STOP);
    expect(cubes(solo)).toEqual([2, 0]);
  });

  it('[E14.3] [E15.12] [A-58] the hospital knows no crowd', () => {
    const hospital = at('S1', 'HOSPITAL');
    const state = arriving(hospital, { pawns: [hospital, hospital, hospital] });
    play(state, 0, STOP);
    expect(waiting(state)).toEqual(['hospital', 0]);
    expect(cubes(state)).toEqual([0, 0]);
    play(state, 0, PASS);
    expect(cubes(state)).toEqual([1, 0]);
  });

  it('[E14.2] the steps come in order, and those without "may" cannot be passed', () => {
    const house = at('B1', 'SAFE_HOUSE');
    const state = arriving(house, { boards: [NOTHING_READY] });
    state.keysAt[0] = [0, 1, 2];
    play(state, 0, STOP);
    expect(waiting(state)).toEqual(['takeKey', 0]);
    expect(refusedBy(state, 0, PASS)).toEqual(['E15.4']);
    expect(refusedBy(state, 0, { type: 'buyFixer', fixer: 0 })).toEqual(['E15.4']);
    play(state, 0, { type: 'takeKey', colour: 1 });
    expect(waiting(state)).toEqual(['buyFixer', 0]);
    play(state, 0, PASS);
    expect(waiting(state)).toEqual(['finish', 0]);

    const clinic = arriving(at('B2', 'CLINIC'));
    play(clinic, 0, STOP);
    for (const step of ['mayUnlock', 'mayHeal'] as const) {
      expect(waiting(clinic)).toEqual([step, 0]);
      play(clinic, 0, PASS);
    }
    expect(waiting(clinic)).toEqual(['takeContact', 0]);
    expect(refusedBy(clinic, 0, PASS)).toEqual(['E16.1']);
  });

  it('[E14.2] every step of a store, an exit and the church waits in its turn', () => {
    for (const [node, steps] of [
      [at('S2', 'STORE_A'), ['takeCan', 'buyEquipment', 'openLocker']],
      [at('A2', 'CHURCH'), ['mayPray', 'mayUnlock', 'takeContact']],
      [at('A1', 'EXIT_1'), ['exit', 'takeContact']],
    ] as const) {
      const state = arriving(node);
      play(state, 0, STOP);
      for (const step of steps) {
        expect(waiting(state)).toEqual([step, 0]);
        play(state, 0, step === 'takeContact' ? { type: 'takeContact', index: 0, space: -1 } : PASS);
      }
      expect(waiting(state)).toEqual(['finish', 0]);
    }
  });

  it('[E14.4] components without a symbol can be used at every step of a visit', () => {
    const board = { ...NO_ASSETS, cash: 9, contacts: spaces('Medic', 'Stuntman', 'Medevac') };
    const heal = use('contact', 0);
    for (const [node, steps] of [
      [at('C1', 'BUSINESS'), ['takeContact']],
      [at('S2', 'STORE_A'), ['takeCan', 'buyEquipment', 'openLocker']],
      [at('B1', 'SAFE_HOUSE'), ['takeKey', 'buyFixer']],
      [at('A2', 'EXIT_2'), ['exit', 'takeContact']],
      [at('B2', 'CLINIC'), ['mayHeal', 'takeContact']],
      [at('A2', 'CHURCH'), ['mayPray', 'takeContact']],
      [at('S1', 'HOSPITAL'), ['hospital']],
    ] as const) {
      const state = arriving(node, { boards: [board] });
      state.keysAt[0] = [2];
      play(state, 0, STOP);
      for (const step of [...steps, 'finish'] as const) {
        expect(waiting(state)).toEqual([step, 0]);
        expect(legal(state).filter(({ type }) => type === 'use')).toEqual([heal]);
        if (step === 'takeContact') play(state, 0, { type: 'takeContact', index: 0, space: -1 });
        else if (step === 'takeKey') play(state, 0, { type: 'takeKey', colour: 2 });
        else if (step !== 'finish') play(state, 0, PASS);
      }
    }
  });

  it('[E14.4] a use between two steps leaves the step to be taken', () => {
    const state = arriving(at('B2', 'CLINIC'), { boards: [{ wounds: 2, contacts: spaces('Medic', 0, -5, -6, -7) }] });
    play(state, 0, STOP);
    expect(lines(play(state, 0, use('contact', 0)))).toEqual([
      `contactUsed pawn=0 contact=${contact('Medic')}`,
      'paid pawn=0 amount=2',
      'healed pawn=0',
    ]);
    expect(waiting(state)).toEqual(['mayUnlock', 0]);
    expect(state.boards[0]?.wounds).toBe(1);
  });

  it('[E14.4] between two wounds a wound can be healed, so that no handcuffs follow', () => {
    const state = table({ boards: [{ wounds: 2, contacts: spaces('Medic', 0, -5, -6, -7) }] }, 'avoid');
    state.turn.toAvoid[tile('S2')] = cops('FEDERAL', 'SWAT');
    play(state, 0, { type: 'takeWound' });
    expect([waiting(state), state.boards[0]?.wounds]).toEqual([['avoid', 0], 3]);
    play(state, 0, use('firstAid', 0));
    play(state, 0, use('contact', 0));
    expect([waiting(state), state.boards[0]?.wounds]).toEqual([['avoid', 0], 1]);
    play(state, 0, { type: 'takeWound' });
    expect([state.boards[0]?.wounds, state.boards[0]?.cuffed]).toEqual([2, 0]);
  });
});
