import { expect, it } from 'vitest';
import { written } from './written.ts';

it('writes what is short on one line, and everything so that it can be read again', () => {
  expect(written([{ role: 'spy', value: 2 }])).toBe('[{ "role": "spy", "value": 2 }]\n');
  const long = { cards: Array.from({ length: 9 }, (_, cost) => ({ name: `card ${cost}`, cost })), none: {}, no: null };
  const text = written(long);
  expect(text.split('\n').length).toBe(16);
  expect(JSON.parse(text)).toEqual(long);
});
