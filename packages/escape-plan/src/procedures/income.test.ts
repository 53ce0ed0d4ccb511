import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { atPhase, CITY_START, INCOME, layStacks, run } from '../day.fixture.ts';
import { escapePlan } from '../game.ts';
import { ESCAPED, type State } from '../state.ts';
import { contact, defaultTable, play, refusals, refusedBy, table, waiting } from '../table.fixture.ts';

/** Everybody above the first line: nobody is offered anything after the income. */
const HIGH = [3, 3, 3, 3, 3];

function cash(state: State): number[] {
  return state.boards.map((board) => board.cash);
}

describe('income', () => {
  it('[E5.1] EX1 in turn order everybody receives as much as there are cubes left', () => {
    const boards = [
      { cubes: 6, cash: 4 },
      { cubes: 9, cash: 0 },
      { cubes: 0, cash: 7 },
    ];
    for (const day of [2, 3]) {
      const state = atPhase(INCOME, { day, boards, notoriety: HIGH });
      state.order = [2, 0, 1];
      const happened = run(state, new StatelessChance(3));
      expect(cash(state)).toEqual([10, 9, 7]);
      expect(happened.all('incomeReceived')).toEqual([
        { pawn: 2, amount: 0 },
        { pawn: 0, amount: 6 },
        { pawn: 1, amount: 9 },
      ]);
      expect(happened.what()[0]).toBe('dayBegan');
      expect(happened.all('dayBegan')).toEqual([{ day }]);
      expect(waiting(state)[0]).toBe('placeTile');
    }
  });

  it('[E5.1] EX1 on day 1 the phase is skipped, the offers too', () => {
    const state = atPhase(INCOME, { day: 1, city: CITY_START });
    state.patrolled = [0, 0, 0];
    state.patrol = [1, 2, 3];
    const happened = run(state, new StatelessChance(3));
    expect(cash(state)).toEqual([9, 9, 9]);
    expect(happened.what()).toEqual(['dayBegan', 'patrolRevealed', 'patrolRevealed']);
    expect(waiting(state)[0]).toBe('placeTile');
  });

  it('[E5.1] [E23.1] neither Sandra nor anybody who has left the city receives income', () => {
    const state = atPhase(INCOME, { seats: 2, day: 2, notoriety: HIGH });
    state.status = [0, ESCAPED, 0];
    const happened = run(state, new StatelessChance(3));
    expect(happened.all('incomeReceived')).toEqual([{ pawn: 0, amount: 9 }]);
  });
});

describe('unlocking after the income', () => {
  it('[E5.2] [A-15] EX2 only below the first line, in turn order, after all income, once each', () => {
    const state = atPhase(INCOME, { seats: 4, day: 2, city: CITY_START, notoriety: [2, 3, 1, 10] });
    layStacks(state, 'A1 B1 C1 D1', 'A2', 'B2', 'C2', 'D2');
    state.order = [3, 2, 1, 0];
    const income = run(state);
    expect(income.all('incomeReceived')).toHaveLength(4);
    expect(waiting(state)).toEqual(['unlockOffer', 2]);
    expect(escapePlan.legal(state, 2)).toEqual([{ type: 'payToUnlock' }, { type: 'pass' }]);

    expect(play(state, 2, { type: 'payToUnlock' }).all('paid')).toEqual([
      { pawn: 2, amount: defaultTable().incomeUnlockPrice, why: 'offer' },
    ]);
    expect(cash(state)).toEqual([18, 18, 15, 18]);
    expect(waiting(state)).toEqual(['unlock', 2]);
    expect(escapePlan.legal(state, 2)).toEqual([0, 1, 2, 4, 5, 6].map((asset) => ({ type: 'unlock', asset })));
    play(state, 2, { type: 'unlock', asset: 1 });
    expect(state.boards[2]?.slots).toEqual([4, 2, 0, 0, 0, 0]);
    expect(state.boards[2]?.items).toEqual([101, 0, 103, 0, 0, 0]);

    expect(waiting(state)).toEqual(['unlockOffer', 0]);
    state.patrol = [1, 2, 3];
    state.patrolled = [0, 0, 0];
    play(state, 0, { type: 'pass' });
    expect(cash(state)).toEqual([18, 18, 15, 18]);
    expect(state.boards[0]?.slots).toEqual([4, 0, 0, 0, 0, 0]);
    expect(waiting(state)).toEqual(['placeTile', 3]);
  });

  it('[E5.2] $3k are enough, $2k are not; whoever has nothing locked is not asked', () => {
    const boards = [
      { cubes: 2, cash: 0 },
      { cubes: 3, cash: 0 },
      { items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, 0] },
    ];
    const state = atPhase(INCOME, { day: 3, boards });
    state.order = [2, 0, 1];
    run(state);
    expect(waiting(state)).toEqual(['unlockOffer', 0]);
    expect(escapePlan.legal(state, 0)).toEqual([{ type: 'pass' }]);
    expect(refusals(state, 0, { type: 'payToUnlock' })).toEqual([
      { clause: 'E5.2', field: null, reason: 'phase.unlockOffer', params: {} },
    ]);
    expect(refusedBy(state, 1, { type: 'payToUnlock' })).toEqual(['E9.1']);
    play(state, 0, { type: 'pass' });
    expect(waiting(state)).toEqual(['unlockOffer', 1]);
    play(state, 1, { type: 'payToUnlock' });
    expect(cash(state)).toEqual([2, 0, 18]);
  });

  it('[E5.2] one asset locked on a contact space is enough to be asked', () => {
    const nothing = { items: [0, 0, 0, 0, 0, 0], contacts: [0, 0, 0, 0, 0] };
    const state = atPhase(INCOME, { day: 2, boards: [{ ...nothing, contacts: [0, 0, 0, 0, -7] }, nothing, nothing] });
    run(state);
    expect(waiting(state)).toEqual(['unlockOffer', 0]);
    play(state, 0, { type: 'payToUnlock' });
    expect(escapePlan.legal(state, 0)).toEqual([{ type: 'unlock', asset: 6 }]);
  });

  it('[E5.2] nobody who has left the city is asked, nor Sandra', () => {
    const state = atPhase(INCOME, { seats: 2, day: 2 });
    state.order = [2, 1, 0];
    state.status = [0, ESCAPED, 0];
    run(state);
    expect(waiting(state)).toEqual(['unlockOffer', 0]);
  });

  it('[E5.3] income received elsewhere is the money alone', () => {
    const state = table({ day: 2, boards: [{ contacts: [1 + contact('General Store'), 0, -5, -6, -7], cubes: 4 }] });
    const happened = play(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 });
    expect(happened.all('incomeReceived')).toEqual([{ pawn: 0, amount: 4 }]);
    expect(state.boards[0]?.cash).toBe(9 - 2 + 4);
    expect(waiting(state)).toEqual(['action', 0]);
  });
});
