import { describe, expect, it } from 'vitest';
import { takersAt, usualSeat, wishesOf, withTaker } from './taken-seats.ts';

const SEATS = [
  { name: 'Ana', kind: 'person', level: null },
  { name: 'Rook', kind: 'bot', level: 'hard' },
  { name: 'Rui', kind: 'person', level: null },
] as const;

describe('who takes which seat', () => {
  it('begins with the reader at one, bots as they were, and bots for all others', () => {
    expect(takersAt(SEATS, 2)).toEqual(['medium', 'hard', 'me']);
    expect(usualSeat(SEATS, 1)).toBe(1);
    expect(usualSeat(SEATS.slice(1), 'open')).toBe(1);
    expect(usualSeat(SEATS, null)).toBe(0);
  });

  it('always leaves one seat to the reader', () => {
    const takers = takersAt(SEATS, 0);
    expect(withTaker(takers, 2, 'me')).toEqual(['medium', 'hard', 'me']);
    expect(withTaker(takers, 1, 'easy')).toEqual(['me', 'easy', 'medium']);
    expect(withTaker(takers, 0, 'hard')).toEqual(['hard', 'me', 'medium']);
    expect(withTaker(['me'], 0, 'hard')).toEqual(['me']);
  });

  it('gives bots the names that bots had there', () => {
    expect(wishesOf(['easy', 'hard', 'me'], SEATS, 'You', (seat) => `Bot ${seat}`)).toEqual([
      { kind: 'bot', level: 'easy', name: 'Bot 0' },
      { kind: 'bot', level: 'hard', name: 'Rook' },
      { kind: 'person', name: 'You' },
    ]);
  });
});
