import { describe, expect, it } from 'vitest';
import { keyMeans } from './review-keys.ts';
import { pathOf, readWish, seatPath, seedOf } from './review-place.ts';

describe('the address of a review', () => {
  it.each([
    ['', { seat: null, playouts: null, moment: null }],
    ['seat=2&playouts=60&moment=41', { seat: 1, playouts: 60, moment: 41 }],
    ['seat=0&playouts=x&moment=y', { seat: null, playouts: null, moment: null }],
    ['seat=9&playouts=1', { seat: 8, playouts: 2, moment: null }],
    ['playouts=999999', { seat: null, playouts: 100_000, moment: null }],
  ])('says in %s what is wanted', (query, wish) => {
    expect(readWish(new URLSearchParams(query))).toEqual(wish);
  });

  it('leads to the replay, and to another seat, and keeps what else is in it', () => {
    expect(pathOf('replay', { kind: 'local', id: 'abc' })).toBe('/replay/local/abc');
    expect(pathOf('review', { kind: 'link', id: '#match=x' })).toBe('/review/link#match=x');
    expect(pathOf('replay', { kind: 'file', id: 'file' })).toBe('/replay/file');
    const here = new URL('http://example.org/review/table/abc?watch=key&playouts=60#x');
    expect(seatPath(here, 2)).toBe('/review/table/abc?watch=key&playouts=60&seat=3#x');
  });

  it('makes the seed of the match alone', () => {
    expect(seedOf('0000ff10aa')).toBe(0xff10);
  });
});

describe('the keys of a review', () => {
  const press = (key: string, more: object = {}) => ({ key, target: null, ...more }) as KeyboardEvent;

  it.each([
    ['ArrowRight', 'next'],
    ['j', 'next'],
    ['K', 'previous'],
    ['t', 'try'],
    ['p', 'playOn'],
    ['Escape', 'back'],
    ['x', null],
  ])('%s', (key, meant) => {
    expect(keyMeans(press(key), false)).toBe(meant);
  });

  it('leave the arrows to the table while something is chosen there, and other keys to the browser', () => {
    expect(keyMeans(press('ArrowRight'), true)).toBeNull();
    expect(keyMeans(press('j'), true)).toBe('next');
    expect(keyMeans(press('t', { ctrlKey: true }), false)).toBeNull();
    expect(keyMeans(press('t', { repeat: true }), false)).toBeNull();
  });
});
