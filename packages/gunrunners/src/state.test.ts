import { hashOf } from '@stakeout/kernel';
import { sharedPart } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { copyRows, copyState } from './state.ts';
import { table } from './table.fixture.ts';

describe('a copy of the state', () => {
  it.each([2, 3, 4])('is equal and shares nothing, with %i seats', (seats) => {
    const state = table({ seats, edition: 'pt', memory: 'open', fields: ['red 1', 'blue 2', 'red 3'] });
    state.discards.push(153);
    state.committed = 101;
    const copy = copyState(state);
    expect(copy).toEqual(state);
    expect(Object.keys(copy)).toEqual(Object.keys(state));
    expect(sharedPart(state, copy)).toBeNull();
  });

  it.each([2, 3, 4])('does not move when the original does, with %i seats', (seats) => {
    const state = table({ seats });
    const copy = copyState(state);
    const before = hashOf(copy);
    for (const rows of [state.fields, state.hands, state.piles]) for (const row of rows) row.push(466);
    for (const list of [state.deck, state.crates, state.taken, state.managers, state.probation, state.discards]) {
      list.push(7);
    }
    expect(hashOf(copy)).toBe(before);
  });

  it.each([[[]], [[[101]]], [[[101], [201, 202]]], [[[101], [], [301]]], [[[101], [201], [301], [401, 402]]]])(
    'copies the rows %j one by one',
    (rows: number[][]) => {
      const copy = copyRows(rows);
      expect(copy).toEqual(rows);
      expect(copy).not.toBe(rows);
      for (const [index, row] of rows.entries()) expect(copy[index]).not.toBe(row);
    },
  );
});
