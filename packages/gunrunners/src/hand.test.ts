import { describe, expect, it } from 'vitest';
import { addToHand, takeAt, takeCard } from './hand.ts';

describe('hands and rows', () => {
  it.each([
    [0, 101, [102, 103]],
    [1, 102, [101, 103]],
    [2, 103, [101, 102]],
  ])('give the card at index %i and close the gap', (index, taken, left) => {
    const row = [101, 102, 103];
    expect(takeAt(row, index)).toBe(taken);
    expect(row).toEqual(left);
  });

  it('give the only card', () => {
    const row = [153];
    expect(takeAt(row, 0)).toBe(153);
    expect(row).toEqual([]);
  });

  it('lose one of two cards alike, and keep the order of the others', () => {
    const row = [104, 102, 101, 102, 103];
    takeCard(row, 102);
    expect(row).toEqual([104, 101, 102, 103]);
  });

  it.each([
    [101, [101, 102, 104]],
    [102, [102, 102, 104]],
    [103, [102, 103, 104]],
    [104, [102, 104, 104]],
    [111, [102, 104, 111]],
  ])('take %i in where it belongs, so that the order says nothing', (card, expected) => {
    const hand = [102, 104];
    addToHand(hand, card);
    expect(hand).toEqual(expected);
  });

  it('take the first card', () => {
    const hand: number[] = [];
    addToHand(hand, 163);
    expect(hand).toEqual([163]);
  });
});
