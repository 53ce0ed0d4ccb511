import { describe, expect, it } from 'vitest';
import { at, isWithin, put } from './paths.ts';

const data = { cards: [{ cost: 1 }, { cost: 2 }], price: 3 };

describe('places in data', () => {
  it('are read, whatever is there', () => {
    expect(at(data, 'cards[1].cost')).toBe(2);
    expect(at(data, 'cards[7].cost')).toBeUndefined();
    expect(at(data, 'price.cost')).toBeUndefined();
    expect(at(data, 'constructor')).toBeUndefined();
    expect(at([5], '[0]')).toBe(5);
    expect(at(null, 'price')).toBeUndefined();
  });

  it('are changed in a copy', () => {
    const changed = put(data, 'cards[1].cost', 9);
    expect(changed).toEqual({ cards: [{ cost: 1 }, { cost: 9 }], price: 3 });
    expect(data.cards[1]?.cost).toBe(2);
    expect(put(data, 'price', undefined)).toEqual({ cards: data.cards });
    expect(put(null, 'notes.first', 1)).toEqual({ notes: { first: 1 } });
  });

  it('hold each other', () => {
    expect(isWithin('cards[1]', 'cards[1].cost')).toBe(true);
    expect(isWithin('cards[1]', 'cards[10].cost')).toBe(false);
    expect(isWithin('', 'price')).toBe(true);
    expect(isWithin('price', 'prices')).toBe(false);
  });
});
