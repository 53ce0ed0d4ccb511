import { describe, expect, it } from 'vitest';
import { cashOf, run } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { equipmentItem } from '../items.ts';
import { ARRESTED, ESCAPED, IN_CITY, LEAVING, type State } from '../state.ts';
import { escapePrice } from '../steps/money.ts';
import {
  at,
  contact,
  cops,
  defaultTable,
  type Given,
  options,
  play,
  refusedBy,
  table,
  tile,
  waiting,
  walk,
} from '../table.fixture.ts';

const EXIT = at('A1', 'EXIT_1');
const ESCAPE = { type: 'escape' } as const;
const VEST = 3;
const HAT = 4;
const EQUIPPED = { items: [101, 102, 103, equipmentItem(0), equipmentItem(1), 0] };

/** Day 3: exits 2 and 3 are blocked, exit 1 on A1 is open. Those of `gone` have escaped. */
function dayThree(given: Given, gone: readonly number[] = []): State {
  const state = table({ day: 3, ...given });
  state.patrolled = [1, 2, 2];
  state.exitStackAt = [1, 2];
  state.escapes = gone.slice();
  for (const pawn of gone) state.status[pawn] = ESCAPED;
  return state;
}

function useOn(space: number, tileName: string, cop: number) {
  return { type: 'use', component: 'equipment', index: space, ability: -1, target: tile(tileName) * 4 + cop } as const;
}

describe('escape', () => {
  it('[E21.1] [E21.2] [E21.3] [E21.7] [A-88] EX38 the second of four', () => {
    const state = dayThree(
      {
        seats: 4,
        pawns: [at('A1', 'SUBWAY')],
        cops: { A1: cops('FEDERAL', 'LOCAL') },
        boards: [{ ...EQUIPPED, cash: 9 }],
      },
      [1],
    );
    run(state, 'turn', 0);
    expect([state.boards[0]?.cash, waiting(state)]).toEqual([8, ['action', 0]]);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('A1', 'C'), EXIT);
    play(state, 0, ESCAPE);
    expect([waiting(state), state.turn.toAvoid[tile('A1')], state.boards[0]?.cash]).toEqual([
      ['avoid', 0],
      cops('FEDERAL', 'LOCAL'),
      8,
    ]);
    play(state, 0, useOn(VEST, 'A1', 0));
    const happened = play(state, 0, useOn(HAT, 'A1', 1));
    expect(happened.what()).toEqual(['equipmentUsed', 'copAvoided', 'paid', 'escaped']);
    expect(happened.all('paid')).toEqual([{ pawn: 0, amount: 5, why: 'price' }]);
    expect([state.boards[0]?.cash, state.status[0], state.escapes]).toEqual([3, LEAVING, [1, 0]]);
    // No VISIT, no end of turn: the robber is gone.
    expect([waiting(state), state.red[0], state.boards[0]?.wounds]).toEqual([['finish', 0], 0, 0]);
  });

  it('[E21.4] [E21.5] [A-88] EX38 too poor to pay: legal, but arrested; the next one is still the second', () => {
    const state = dayThree({ seats: 4, pawns: [EXIT], boards: [{ cash: 5 }, {}, { cash: 9 }] }, [1]);
    run(state, 'turn', 0);
    expect(state.boards[0]?.cash).toBe(4);
    play(state, 0, { type: 'move' });
    const happened = play(state, 0, ESCAPE);
    expect([happened.what(), happened.all('arrested')]).toEqual([['arrested'], [{ pawn: 0, why: 'exit' }]]);
    expect([state.status[0], state.at[0], state.boards[0]?.cash, state.escapes]).toEqual([ARRESTED, -1, 4, [1]]);
    expect(waiting(state)).toEqual(['finish', 0]);
    expect(escapePrice(state, defaultTable())).toBe(5);

    const exact = dayThree({ seats: 4, pawns: [EXIT], boards: [{ cash: 6 }] }, [1]);
    run(exact, 'turn', 0);
    play(exact, 0, { type: 'move' });
    play(exact, 0, ESCAPE);
    expect([exact.status[0], exact.boards[0]?.cash]).toEqual([LEAVING, 0]);
  });

  it('[E21.5] [A-91] EX38 with nothing left at the start of the turn: arrested before acting', () => {
    const state = dayThree({ seats: 4, pawns: [EXIT], boards: [{ cash: 0 }] }, [1]);
    state.control[tile('C1')] = 0;
    state.discs[0] = 1;
    const held = structuredClone(state.boards[0]);
    const happened = run(state, 'turn', 0);
    expect(happened.what()).toEqual(['turnBegan', 'arrested']);
    expect([state.status[0], state.at[0], waiting(state)]).toEqual([ARRESTED, -1, ['finish', 0]]);
    // Everything held stays out of play: the gang marker lies where it lay, nothing goes back.
    expect([state.control[tile('C1')], state.discs[0], state.discsLeft]).toEqual([0, 1, 8]);
    expect(state.boards[0]).toEqual(held);
  });

  it('[E21.3] EX39 the costs by number of players and order of escape', () => {
    const costs = [
      [0, 10],
      [0, 10],
      [0, 5, 10],
      [0, 5, 10, 10],
      [0, 5, 5, 10, 10],
    ];
    for (const [index, row] of costs.entries()) {
      const state = table({ seats: index + 1 });
      for (const [order, cost] of row.entries()) {
        state.escapes = Array.from({ length: order }, (_, pawn) => pawn);
        expect([index + 1, order, escapePrice(state, defaultTable())]).toEqual([index + 1, order, cost]);
      }
    }
  });

  it('[E21.3] the first pays nothing, not even the upkeep; money spent in AVOID is gone when the price is due', () => {
    const first = dayThree({ pawns: [EXIT], boards: [{ cash: 0 }] });
    run(first, 'turn', 0);
    play(first, 0, { type: 'move' });
    expect(play(first, 0, ESCAPE).what()).toEqual(['escaped']);
    expect([first.status[0], first.escapes, cashOf(first)[0]]).toEqual([LEAVING, [0], 0]);

    const boxer = { contacts: [1 + contact('Boxer'), 0, -5, -6, -7], cash: 7 };
    const second = dayThree({ pawns: [EXIT], boards: [boxer], cops: { A1: cops('SWAT') } }, [1]);
    run(second, 'turn', 0);
    play(second, 0, { type: 'move' });
    play(second, 0, ESCAPE);
    const poorer = escapePlan.copy(second);
    play(poorer, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: tile('A1') });
    expect([poorer.status[0], poorer.boards[0]?.cash]).toEqual([ARRESTED, 4]);
    play(second, 0, { type: 'takeWound' });
    play(second, 0, { type: 'pass' });
    expect([second.status[0], second.boards[0]?.cash, second.boards[0]?.wounds]).toEqual([LEAVING, 1, 1]);
  });

  it('[E21.1] EX40 stopping on the open exit is an ordinary visit; the turn after it is left without moving', () => {
    const given = {
      pawns: [at('A1', 'SUBWAY'), EXIT],
      cops: { A1: cops('SWAT'), S1: cops('LOCAL') },
      boards: [{ cash: 1, cubes: 9 }],
    };
    const state = dayThree(given);
    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('A1', 'C'), EXIT);
    expect(options(state, 0, 'stop')).toEqual([{ type: 'stop', key: -1 }]);
    expect(options(state, 0, 'escape')).toEqual([ESCAPE]);
    play(state, 0, { type: 'stop', key: -1 });
    expect([waiting(state), state.red[0]]).toEqual([['exit', 0], 1]);
    expect(refusedBy(state, 0, ESCAPE)).toEqual(['E15.9']);
    play(state, 0, { type: 'takeIncome' });
    expect([waiting(state), cashOf(state)[0]]).toEqual([['takeContact', 0], 10]);
    play(state, 0, { type: 'takeContact', index: 0, space: -1 });
    play(state, 0, { type: 'endTurn' });

    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    expect(refusedBy(state, 0, { type: 'stop', key: -1 })).toEqual(['E11.1']);
    play(state, 0, ESCAPE);
    expect([waiting(state), state.turn.toAvoid.filter((mask) => mask !== 0)]).toEqual([['avoid', 0], [cops('SWAT')]]);
    play(state, 0, { type: 'takeWound' });
    expect([state.status[0], state.red[0], cashOf(state)[0]]).toEqual([LEAVING, 1, 10]);
  });

  it('[E21.1] [E21.2] also after leaving and coming back, where an ordinary stop is not allowed', () => {
    const state = dayThree({ pawns: [EXIT], cops: { A1: cops('SWAT'), S1: 0 } });
    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('A1', 'C'));
    expect(refusedBy(state, 0, ESCAPE)).toEqual(['E21.1']);
    walk(state, 0, EXIT);
    expect([options(state, 0, 'escape').length, options(state, 0, 'stop').length]).toEqual([1, 0]);
    play(state, 0, ESCAPE);
    expect(state.turn.toAvoid[tile('A1')]).toBe(cops('SWAT'));
  });

  it('[E21.1] only on day 3, only on the open exit', () => {
    const early = dayThree({ day: 2, pawns: [EXIT] });
    run(early, 'turn', 0);
    play(early, 0, { type: 'move' });
    expect([refusedBy(early, 0, ESCAPE), options(early, 0, 'escape')]).toEqual([['E21.1'], []]);
    for (const [exit, patrolled] of [
      [at('A2', 'EXIT_2'), [1, 2, 2]],
      [EXIT, [2, 1, 2]],
      [at('A3', 'EXIT_3'), [2, 1, 2]],
    ] as const) {
      const state = dayThree({ pawns: [exit] });
      state.patrolled = patrolled.slice();
      run(state, 'turn', 0);
      play(state, 0, { type: 'move' });
      expect(refusedBy(state, 0, ESCAPE)).toEqual(['E21.1']);
    }
    const third = dayThree({ pawns: [at('A3', 'EXIT_3')] });
    third.patrolled = [2, 2, 1];
    run(third, 'turn', 0);
    play(third, 0, { type: 'move' });
    expect(options(third, 0, 'escape')).toEqual([ESCAPE]);
  });

  it('[E21.2] the cops of the tiles left and of the exit’s tile', () => {
    const state = dayThree({
      pawns: [at('B1', 'HELIPORT')],
      cops: { B1: cops('SWAT'), A1: cops('FEDERAL'), S1: 0, S2: cops('LOCAL') },
    });
    run(state, 'turn', 0);
    play(state, 0, { type: 'move' });
    play(state, 0, { type: 'fly', to: EXIT });
    play(state, 0, ESCAPE);
    expect(state.turn.toAvoid.flatMap((mask, index) => (mask === 0 ? [] : [[index, mask]]))).toEqual([
      [tile('A1'), cops('FEDERAL')],
      [tile('B1'), cops('SWAT')],
    ]);
    expect(state.status[0]).toBe(IN_CITY);
  });

  it('[E21.7] [E21.5] who is gone has no more turns', () => {
    for (const status of [LEAVING, ESCAPED, ARRESTED]) {
      const state = dayThree({});
      state.order = [0, 1, 2];
      state.status[0] = status;
      state.status[2] = status;
      run(state, 'part', 0);
      expect(waiting(state)).toEqual(['action', 1]);
      state.discs = [1, 1, 1];
      state.part = 3;
      run(state, 'part', 0);
      expect(waiting(state)).toEqual(['useDisc', 1]);
      play(state, 1, { type: 'pass' });
      expect(waiting(state)).toEqual(['finish', 0]);
    }
  });

  it('[E21.3] [A-82] solo: Costa counts in the order of escape and for the upkeep', () => {
    const state = dayThree({ seats: 1, pawns: [EXIT], boards: [{ cash: 12 }] }, [2]);
    run(state, 'turn', 0);
    expect(state.boards[0]?.cash).toBe(11);
    play(state, 0, { type: 'move' });
    expect(play(state, 0, ESCAPE).what()).toEqual(['paid', 'escaped']);
    expect([state.boards[0]?.cash, state.escapes]).toEqual([1, [2, 0]]);

    const alone = dayThree({ seats: 1, pawns: [EXIT], boards: [{ cash: 12 }] });
    run(alone, 'turn', 0);
    play(alone, 0, { type: 'move' });
    play(alone, 0, ESCAPE);
    expect([alone.boards[0]?.cash, alone.escapes]).toEqual([12, [0]]);
  });
});
