import { expect, it } from 'vitest';
import { checked } from './sqlite-values.ts';

it('what cannot be stored is not repeated where it would be logged', () => {
  for (const value of ['https://push.example/private\0', { secret: 'private' }, undefined, Number.NaN]) {
    expect(() => checked(['fine', value])).toThrow(/^This cannot be stored: (?!.*private)/);
  }
  expect(checked(['fine', 1, 0.5, null])).toEqual(['fine', 1, 0.5, null]);
});
