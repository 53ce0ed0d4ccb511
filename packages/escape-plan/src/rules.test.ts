import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { run } from './between-turns.fixture.ts';
import { escapePlan } from './game.ts';
import { advance, applyInPlace } from './rules.ts';
import type { FrameKind, State } from './state.ts';
import { at, contact, cops, options, play, refusals, refusedBy, table, tile, waiting } from './table.fixture.ts';

const END = { type: 'endTurn' } as const;

/** Seat 0 in a waiting frame above one in which the turn can be ended. */
function above(state: State, kind: FrameKind, n = 0, x = 0): State {
  state.frames = [
    { kind: 'over', seat: 0, n: 0, x: 0 },
    { kind: 'finish', seat: 0, n: 0, x: 0 },
    { kind, seat: 0, n, x },
  ];
  return state;
}

describe('refusals', () => {
  it('[E21.8] [E9.1] the shape first, then the seat, then whether the game goes on, then whose decision it is', () => {
    const state = table({}, 'finish');
    expect(refusals(state, 9, 'nonsense')).toMatchObject([{ clause: null, reason: 'action.notAnObject' }]);
    for (const seat of [-1, 3, 0.5, Number.NaN]) {
      expect(refusals(state, seat, END)).toMatchObject([{ clause: null, field: 'seat', reason: 'seat.unknown' }]);
    }
    expect(refusals(state, 2, END)).toMatchObject([
      { clause: 'E9.1', reason: 'seat.notToAct', params: { seat: ['pawn', 0] } },
    ]);
    expect(refusals(state, 0, END)).toEqual([]);
    state.frames = [{ kind: 'over', seat: 0, n: 0, x: 0 }];
    expect(refusals(state, 3, END)).toMatchObject([{ reason: 'seat.unknown' }]);
    for (const seat of [0, 2])
      expect(refusals(state, seat, END)).toMatchObject([{ clause: 'E21.8', reason: 'game.over' }]);
    expect(refusals(state, 0, { type: 'endTurn', more: 1 })).toMatchObject([{ clause: null }]);
  });

  it('[E17.1] [E9.3] then the reason of the decision, of the use, or simply what is to be decided now', () => {
    const state = table({ pawns: [at('S2', 'GANG')] }, 'travel');
    expect(refusals(state, 0, { type: 'step', to: at('A3', 'I') })).toMatchObject([
      { clause: 'E11.3', reason: 'step.notBeside' },
    ]);
    expect(refusals(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 })).toMatchObject([
      { clause: 'E17.1', reason: 'use.notNow' },
    ]);
    expect(refusals(state, 0, { type: 'pray' })).toMatchObject([{ clause: 'E11.1', reason: 'phase.travel' }]);
    expect(refusals(table({}, 'finish'), 0, { type: 'pray' })).toMatchObject([
      { clause: 'E9.3', reason: 'phase.finish' },
    ]);
  });

  it('the order of the fields of an action does not matter', () => {
    const state = table({ cops: { D1: cops('LOCAL') } });
    above(state, 'moveCop', 0, cops('LOCAL'));
    expect(refusedBy(state, 0, { to: tile('C1'), from: tile('D1'), cop: 1, type: 'moveCop' })).toEqual([]);
  });
});

describe('whose decision it is', () => {
  it('[E9.1] one seat decides at a time, and the others have nothing to choose from', () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      const state = table({ seats: 5 }, 'finish', seat);
      expect(escapePlan.toAct(state)).toEqual([seat]);
      for (const other of [0, 1, 2, 3, 4]) expect(escapePlan.legal(state, other).length > 0).toBe(other === seat);
    }
    const over = table();
    over.frames = [{ kind: 'over', seat: 0, n: 0, x: 0 }];
    expect([escapePlan.toAct(over), escapePlan.legal(over, 0)]).toEqual([[], []]);
  });
});

describe('decisions without a choice', () => {
  const bare = { items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, 0] };

  it('[E18.2] [E17.13] [E16.1] [A-67] fall away where the table leaves nothing to choose', () => {
    const cases: [FrameKind, number, (state: State) => void][] = [
      ['unlock', 0, (state) => Object.assign(state.boards[0] ?? {}, bare)],
      ['moveCop', cops('LOCAL'), (state) => state.cops.fill(0)],
      ['removeCop', cops('LOCAL'), (state) => state.cops.fill(0)],
      ['approach', 1, (state) => state.cops.fill(0)],
      ['takeContact', 0, (state) => state.display.splice(0)],
      ['takeKey', 1, (state) => state.keysAt[1]?.splice(0)],
    ];
    for (const [kind, x, empty] of cases) {
      const state = table({ pawns: [at('S2', 'GANG'), at('A2', 'CHURCH')], cops: { D1: cops('LOCAL') } });
      above(state, kind, 0, x);
      advance(state, new ScriptedChance({}), null);
      expect(waiting(state)).toEqual([kind, 0]);
      empty(state);
      advance(state, new ScriptedChance({}), null);
      expect([kind, waiting(state)]).toEqual([kind, ['finish', 0]]);
    }
  });

  it('[A-94] [E5.2] stay where only a secret leaves nothing to choose: a poor player is asked all the same', () => {
    const state = above(table({ boards: [{ cash: 0 }] }), 'unlockOffer');
    advance(state, new ScriptedChance({}), null);
    expect([waiting(state), escapePlan.legal(state, 0)]).toEqual([['unlockOffer', 0], [{ type: 'pass' }]]);
  });

  it('[E12.4] AVOID is over when nobody is left to avoid', () => {
    const state = above(table(), 'avoid');
    state.turn.step = 2;
    state.turn.toAvoid[tile('S2')] = cops('SWAT');
    advance(state, new ScriptedChance({}), null);
    expect(waiting(state)).toEqual(['avoid', 0]);
    state.turn.toAvoid[tile('S2')] = 0;
    advance(state, new ScriptedChance({}), null);
    expect(waiting(state)).toEqual(['finish', 0]);
  });
});

describe('executive actions', () => {
  it('[E14.4] may come before a contact taken as a step of a visit, not before one taken as an effect', () => {
    const board = { contacts: [1 + contact('K12'), 0, -5, -6, -7] };
    const step = above(table({ boards: [board] }), 'takeContact', 0);
    const effect = above(table({ boards: [board] }), 'takeContact', 1);
    expect([options(step, 0, 'use').length, options(effect, 0, 'use').length]).toEqual([3, 0]);
    expect(options(above(table({ boards: [board] }), 'unlock'), 0, 'use')).toEqual([]);
    expect(options(above(table({ boards: [board] }), 'finish'), 0, 'use').length).toBe(3);
  });
});

describe('an action', () => {
  it('does the same whether or not anybody listens', () => {
    const state = table({ pawns: [at('S2', 'GANG')], cops: { S2: cops('SWAT') } });
    run(state, 'turn', 0);
    const silent = escapePlan.copy(state);
    play(state, 0, { type: 'rest' }, new StatelessChance(1));
    applyInPlace(silent, 0, { type: 'rest' }, new StatelessChance(1), null);
    expect(silent).toEqual(state);
    expect(waiting(state)).toEqual(['unlock', 0]);
  });
});
