import { expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

it('names a place in both languages', () => {
  expect([1, 2, 3, 4, 11].map((place) => ordinal(place, 'en'))).toEqual(['1st', '2nd', '3rd', '4th', '11th']);
  expect(ordinal(2, 'pt')).toBe('2º');
});
