import { describe, expect, it } from 'vitest';
import { isAlike, looksOf } from './likeness.ts';

const areAlike = (one: string, other: string) => isAlike(looksOf(one), looksOf(other));

describe('names that look alike', () => {
  it.each([
    ['Ada', 'Ada', 'the same'],
    ['Ada', 'aDA', 'other capitals'],
    ['Ada', '\u0410d\u0430', 'Cyrillic'],
    ['ada', '\u0410D\u0410', 'Cyrillic capitals'],
    ['Ada', '\u0391da', 'Greek'],
    ['Ada', '\u13aada', 'Cherokee'],
    ['Ada', '\uff21\uff44\uff41', 'wide letters'],
    ['Ada', '\u{1d400}\u{1d41d}\u{1d41a}', 'letters of mathematics'],
    ['Ada', 'A\u034fd\ufe0fa\u17b4', 'letters that show nothing'],
    ['Ada', 'A\u{e0100}da', 'variants'],
    ['bob', '\u0412\u041e\u0412', 'capitals whose small letters look otherwise'],
    ['Ian', 'lan', 'an l for an I'],
    ['Oliver', '0liver', 'digits'],
    ['Emma', 'Ernma', 'two letters for one'],
    ['José', 'Jos\u0435\u0301', 'an accent over another letter'],
    ['\u2764', '\u2764\ufe0f', 'a picture in two styles'],
  ])('%s, %s: %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(areAlike(other, one)).toBe(true);
  });

  it.each([
    ['Ada', 'Eda'],
    ['Ada', 'Ada 2'],
    ['Jose', 'José'],
    ['Ana', 'Anna'],
    ['Łukasz', 'Lukasz'],
    ['Ian', 'Lan'],
    ['李', '季'],
    ['Ада', 'Ana'],
    ['🦊', '🐺'],
  ])('not %s, %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});
