import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText, hashOf, isPlainObject } from './canonical.ts';

describe('canonical text', () => {
  it('sorts fields and leaves no white space', () => {
    expect(canonicalText({ b: [1, 'x', null, true], a: { d: -3, c: '"' } })).toBe(
      '{"a":{"c":"\\"","d":-3},"b":[1,"x",null,true]}',
    );
  });

  it('says the same of equal data whatever order it was made in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer()))), (data) => {
        const reversed = Object.fromEntries(Object.entries(data).reverse());
        expect(canonicalText(reversed)).toBe(canonicalText(data));
        expect(hashOf(reversed)).toBe(hashOf(data));
        expect(canonicalText(JSON.parse(canonicalText(data)))).toBe(canonicalText(data));
      }),
    );
  });

  it.each([
    [0.5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [2 ** 53],
    [-0],
    [undefined],
    [new Map()],
    [new Date(0)],
    [() => 1],
    [1n],
  ])('refuses %s, which is no plain data', (value) => {
    expect(() => canonicalText({ field: [value] })).toThrow(TypeError);
  });

  it('hashes by SHA-256', () => {
    expect(hashOf('')).toBe('12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126');
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });

  it('knows plain objects', () => {
    expect([{}, Object.create(null)].every(isPlainObject)).toBe(true);
    expect([null, undefined, 1, '', [], new Map(), new Date(0)].some(isPlainObject)).toBe(false);
  });
});
