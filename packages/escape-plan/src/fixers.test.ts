import { describe, expect, it } from 'vitest';
import { IGNORE_TILE, LIE_LOW } from './action.ts';
import type { Board } from './state.ts';
import { cops, play, table, tile } from './table.fixture.ts';
import { cubes, legal, lines, NO_ASSETS, NOTHING_READY, use } from './visit.fixture.ts';

const END = { type: 'endTurn' } as const;

describe('using fixers', () => {
  const withFixer = (fixer: number, board: Partial<Board> = {}) =>
    table({ boards: [{ ...NOTHING_READY, items: [101, 102, 103, 0, 301 + fixer, 0], cash: 0, ...board }] }, 'finish');
  const used = { cash: 0, used: 0b010000 };

  it.each([
    [1, { cubes: 5 }, ['incomeReceived pawn=0 amount=5'], { ...used, cash: 5 }],
    [2, {}, ['notorietyLost pawn=0'], used],
    [3, {}, ['discGained pawn=0'], used],
    [4, { wounds: 2 }, ['healed pawn=0'], { ...used, wounds: 1 }],
    [4, {}, [], used],
  ] as const)('[E17.4] [E17.10] fixer %i is free and turned down', (fixer, board, told, after) => {
    const state = withFixer(fixer, board);
    expect(legal(state)).toEqual([END, use('fixer', 4)]);
    expect(lines(play(state, 0, use('fixer', 4)))).toEqual([`fixerUsed pawn=0 fixer=${fixer}`, ...told]);
    expect(state.boards[0]).toMatchObject({ ...after, items: [101, 102, 103, 0, 301 + fixer, 0] });
    expect(legal(state)).toEqual([END]);
    expect(cubes(state)).toEqual([0, fixer === 2 ? 1 : 0]);
    expect(state.discs[0]).toBe(fixer === 3 ? 1 : 0);
  });

  it('[E17.4] a rest does not turn a fixer up, but equipment', () => {
    const state = table({ boards: [{ ...NO_ASSETS, items: [303, 202, 0, 0, 0, 0], used: 0b11 }] }, 'action');
    play(state, 0, { type: 'rest' });
    expect(state.boards[0]?.used).toBe(0b01);
  });

  it('[E17.10] motorcycle: a gang ability without a member', () => {
    const state = withFixer(5);
    expect(legal(state)).toEqual([END, use('fixer', 4, LIE_LOW)]);
    expect(lines(play(state, 0, use('fixer', 4, LIE_LOW)))).toEqual([
      'fixerUsed pawn=0 fixer=5',
      'notorietyLost pawn=0',
    ]);
    expect([cubes(state), state.boards[0]?.used]).toEqual([[0, 1], 0b010000]);

    const avoiding = table({ boards: [{ ...NO_ASSETS, items: [306, 0, 0, 0, 0, 0] }] }, 'avoid');
    avoiding.turn.toAvoid[tile('S2')] = cops('FEDERAL', 'LOCAL', 'SWAT');
    avoiding.turn.toAvoid[tile('C1')] = cops('SWAT');
    const ignore = (id: string) => use('fixer', 0, IGNORE_TILE, tile(id));
    expect(legal(avoiding)).toEqual([{ type: 'takeWound' }, use('fixer', 0, LIE_LOW), ignore('S2'), ignore('C1')]);
    play(avoiding, 0, ignore('S2'));
    expect([avoiding.turn.toAvoid[tile('S2')], avoiding.turn.toAvoid[tile('C1')]]).toEqual([0, cops('SWAT')]);
    expect(cubes(avoiding)).toEqual([0, 0]);
  });

  it('[E17.1] [E17.10] the helicopter only in TRAVEL', () => {
    expect(legal(withFixer(7))).toEqual([END]);
  });
});
