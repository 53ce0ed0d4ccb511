import { afterEach, expect, it, vi } from 'vitest';
import { keepBox, keptBox } from './kept-box.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives back what was kept for a game, and nothing where this version cannot read it', () => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
  const box = { name: 'Shelf copy', text: '[', differences: 2 };
  expect(keptBox('some-game')).toBeNull();
  expect(keepBox('some-game', box)).toBe(true);
  expect(keptBox('some-game')).toEqual(box);
  expect(keptBox('another')).toBeNull();
  for (const [key] of kept) kept.set(key, '{"name":7}');
  expect(keptBox('some-game')).toBeNull();
});

it('says so where nothing can be kept', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(keepBox('some-game', { name: '', text: '', differences: 0 })).toBe(false);
  expect(keptBox('some-game')).toBeNull();
});
