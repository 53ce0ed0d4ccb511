import { ARRESTED, ESCAPED, LEAVING, printedOf } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { publicTable } from '../rail/table.fixture.ts';
import { fateOf, inMask, platesInOrder, standingOf, turnPlace } from './standing.ts';

describe('standingOf', () => {
  it('counts contacts but no locked assets, and reads the income off the cubes', () => {
    const fresh = publicTable(3);
    const board = fresh.boards[1];
    if (board === undefined) throw new Error('there is no board');
    const changed = { ...board, cubes: 6, contacts: [3, 8, -5, -6, 0], wounds: 2, cuffed: 0b11000, members: 1 };
    const table = { ...fresh, boards: fresh.boards.with(1, changed) };
    expect(standingOf(table, printedOf(table), 1)).toEqual({ income: 6, contacts: 2, members: 1, wounds: 2, cuffs: 2 });
  });

  it('has nothing to count of Sandra', () => {
    const table = publicTable(2);
    expect(standingOf(table, printedOf(table), 2).income).toBe(0);
  });
});

it('tells how a pawn left', () => {
  const table = publicTable(4, { status: [0, ESCAPED, ARRESTED, LEAVING] });
  expect([0, 1, 2, 3].map((pawn) => fateOf(table, pawn))).toEqual(['inCity', 'escaped', 'arrested', 'escaped']);
});

it('has a plate for everybody but the viewer, in turn order', () => {
  const table = publicTable(2, { order: [2, 1, 0] });
  expect(platesInOrder(table, 0)).toEqual([2, 1]);
  expect(platesInOrder(table, null)).toEqual([2, 1, 0]);
  expect(turnPlace(table, 1)).toBe(2);
});

it('lists the members of a mask', () => {
  expect(inMask(0b1010, 16)).toEqual([1, 3]);
});
