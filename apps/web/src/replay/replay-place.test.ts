import { describe, expect, it } from 'vitest';
import { eyesToUse, placePath, readPlace } from './replay-place.ts';

describe('the address of a replay', () => {
  it.each([
    ['', '', { step: null, eyes: 'open' }],
    ['', '#move=17', { step: 17, eyes: 'open' }],
    ['seat=2', '#move=0', { step: 0, eyes: 1 }],
    ['seat=none', '', { step: null, eyes: null }],
    ['seat=0&watch=x', '#moves=3', { step: null, eyes: 'open' }],
    ['seat=x', '#move=3x', { step: null, eyes: 'open' }],
  ])('reads ?%s%s', (query, hash, place) => {
    expect(readPlace(new URLSearchParams(query), hash)).toEqual(place);
  });

  it('leads back to the same place, and keeps what else is in it', () => {
    for (const eyes of ['open', null, 0, 3] as const) {
      const here = new URL('http://example.org/replay/table/abc?watch=key&seat=4#match=x-_9&move=3');
      const url = new URL(placePath(here, eyes, 17), here);
      expect(readPlace(url.searchParams, url.hash)).toEqual({ step: 17, eyes });
      expect(url.searchParams.get('watch')).toBe('key');
      expect(url.hash).toBe('#match=x-_9&move=17');
    }
  });

  it('falls back to the usual eyes where a link asks for others', () => {
    expect(eyesToUse('open', [2])).toBe(2);
    expect(eyesToUse(1, ['open', 0, 1, null])).toBe(1);
    expect(eyesToUse(null, [null])).toBeNull();
    expect(eyesToUse(4, ['open', 0, 1])).toBe('open');
  });
});
