import type { History } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import type { Move } from '../session.ts';
import { MoveHistory } from './move-history.ts';

const move = (number: number): Move => ({ seat: 0, by: 'person', events: [number] });
const history = (seq: number, ...numbers: number[]): History => ({
  seq,
  viewer: 0,
  from: 0,
  view: null,
  moves: numbers.map((number) => ({ seat: 0, events: [number] })),
  outcome: null,
});
const byPerson = () => 'person' as const;
const numbersOf = ({ moves }: MoveHistory) => moves.map(({ events }) => events[0]);

describe('the moves so far', () => {
  it('are complete from the beginning of a match', () => {
    const moves = new MoveHistory();
    moves.jumped(0);
    expect(moves.isComplete).toBe(true);
    moves.entered(1, move(1));
    moves.entered(2, move(2));
    moves.undone(3, 2);
    moves.entered(4, move(4));
    expect(numbersOf(moves)).toEqual([4]);
  });

  it('are the fetched ones and what happened meanwhile', () => {
    const moves = new MoveHistory();
    moves.jumped(3);
    moves.entered(4, move(4));
    moves.entered(5, move(5));
    moves.undone(6, 1);
    expect(moves.isComplete).toBe(false);
    // The story was read between the fourth entry and the fifth.
    expect(moves.filled(history(4, 1, 2, 3, 4), byPerson)).toBe(true);
    expect(numbersOf(moves)).toEqual([1, 2, 3, 4]);
    moves.entered(7, move(7));
    expect(numbersOf(moves)).toEqual([1, 2, 3, 4, 7]);
  });

  it('are fetched again when the story was told too early', () => {
    const moves = new MoveHistory();
    moves.jumped(3);
    moves.entered(4, move(4));
    expect(moves.filled(history(2, 1, 2), byPerson)).toBe(false);
    expect(moves.filled(history(4, 1, 2, 3, 4), byPerson)).toBe(true);
    moves.jumped(9);
    expect(moves.filled(history(8, 1, 2, 3, 4), byPerson)).toBe(false);
    expect(numbersOf(moves)).toEqual([1, 2, 3, 4]);
  });

  it('know who has the seat, and ignore what they have already', () => {
    const moves = new MoveHistory();
    moves.jumped(1);
    moves.filled(history(2, 1, 2), () => 'bot');
    moves.entered(2, move(9));
    expect(moves.moves).toEqual([
      { seat: 0, by: 'bot', events: [1] },
      { seat: 0, by: 'bot', events: [2] },
    ]);
  });
});
