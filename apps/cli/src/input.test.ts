import { describe, expect, test } from 'vitest';
import { BadInput, inOneLine, readOneOf, readWholeNumber } from './input.ts';

describe('whole numbers', () => {
  test.each([
    ['2', 2],
    ['4', 4],
    ['03', 3],
  ])('%s is read', (text, number) => {
    expect(readWholeNumber('--players', text, 2, 4)).toBe(number);
  });

  test.each(['', ' ', '1', '5', '-3', '+3', '3.0', '3e0', '0x3', ' 3', '3 ', 'three', '٣', '9'.repeat(400)])(
    '"%s" is refused with the field and what is allowed',
    (text) => {
      expect(() => readWholeNumber('--players', text, 2, 4)).toThrow(BadInput);
      expect(() => readWholeNumber('--players', text, 2, 4)).toThrow(
        /^--players: ".*" is not a whole number from 2 to 4$/,
      );
    },
  );
});

test('a name is found among those known, or refused with all of them', () => {
  expect(readOneOf('--lang', 'pt', ['en', 'pt'])).toBe('pt');
  expect(() => readOneOf('--lang', 'PT', ['en', 'pt'])).toThrow('--lang: "PT" is unknown; known: en, pt');
});

test('whatever was typed fits on one line', () => {
  expect(inOneLine('a\nb\r\n\u001b[31mc\u2028d\n')).toBe('a b [31mc d');
});
