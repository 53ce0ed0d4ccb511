import { describe, expect, it } from 'vitest';
import { atPhase, ORDER, run } from '../day.fixture.ts';
import { waiting } from '../table.fixture.ts';

/** The turn order after phase 4, from the order before and the notoriety of each pawn. */
function settled(seats: number, order: readonly number[], notoriety: readonly number[]): readonly number[] {
  const state = atPhase(ORDER, { seats, notoriety });
  state.order = [...order];
  // Without cards Sandra and Costa stay where they are.
  state.inspectorDeck = [];
  state.lieutenantDeck = [];
  const happened = run(state);
  expect(happened.what().slice(0, 2)).toEqual(['orderSettled', 'partBegan']);
  return state.order;
}

describe('turn order', () => {
  it('[E8.1] EX9 the highest notoriety first; among those tied the order of before is reversed', () => {
    expect(settled(4, [0, 1, 2, 3], [1, 1, 4, 1])).toEqual([2, 3, 1, 0]);
    expect(settled(4, [3, 1, 0, 2], [2, 5, 5, 2])).toEqual([2, 1, 0, 3]);
    expect(settled(3, [0, 1, 2], [1, 2, 3])).toEqual([2, 1, 0]);
    expect(settled(3, [0, 1, 2], [9, 8, 10])).toEqual([2, 0, 1]);
    expect(settled(5, [4, 3, 2, 1, 0], [5, 4, 3, 2, 1])).toEqual([0, 1, 2, 3, 4]);
  });

  it('[E8.1] EX9 on day 1 the whole order is reversed', () => {
    expect(settled(4, [0, 1, 2, 3], [1, 1, 1, 1])).toEqual([3, 2, 1, 0]);
    expect(settled(3, [1, 2, 0], [1, 1, 1])).toEqual([0, 2, 1]);
  });

  it('[E8.1] [E24.1] [A-71] Sandra and Costa take their places in it', () => {
    expect(settled(1, [0, 2, 1], [1, 1, 1])).toEqual([1, 2, 0]);
    expect(settled(1, [1, 2, 0], [2, 5, 2])).toEqual([1, 0, 2]);
    expect(settled(2, [0, 1, 2], [1, 1, 1])).toEqual([2, 1, 0]);
    expect(settled(2, [2, 1, 0], [3, 1, 2])).toEqual([0, 2, 1]);
  });

  it('[E8.1] [E9.1] whoever is first in the new order has the first turn of the morning', () => {
    const state = atPhase(ORDER, { notoriety: [1, 6, 3] });
    state.order = [0, 1, 2];
    const happened = run(state);
    expect(happened.all('partBegan')).toEqual([{ part: 0 }]);
    expect(waiting(state)).toEqual(['action', 1]);
  });
});
