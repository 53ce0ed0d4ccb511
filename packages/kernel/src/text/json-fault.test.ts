import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFaultInJson } from './json-fault.ts';

describe('the first fault in JSON', () => {
  it.each([
    ['{"a":1}', 7],
    [' [1, 2.5e-3, "x\\u00e9\\n", true, null, {}] ', 42],
    ['', 0],
    ['{"a":1', 6],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['{1:1}', 1],
    ['[1,,2]', 3],
    ['[1 2]', 3],
    ['[01]', 2],
    ['[tru]', 1],
    ['["ab', 1],
    ['{} x', 3],
    ['["a\nb"]', 1],
  ])('of %s is at %i', (text, offset) => {
    expect(firstFaultInJson(text)).toBe(offset);
  });

  it('is at the end of anything that is JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => firstFaultInJson(text) === text.length));
  });
});
