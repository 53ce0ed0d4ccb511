import { expect, it } from 'vitest';
import { forPlaywright } from './playwright.mjs';

const matches = (word, path) => new RegExp(forPlaywright([word])[0]).test(path);

it('a word names files of the tests, whatever folder the clone lies in', () => {
  for (const word of ['online', 'e2e/online.e2e.ts', 'apps/web/e2e/online']) {
    expect(matches(word, '/home/online/apps/web/e2e/escape-plan-online.e2e.ts')).toBe(!word.includes('/'));
    expect(matches(word, '/home/online/apps/web/e2e/online.e2e.ts')).toBe(true);
    expect(matches(word, '/home/online/apps/web/e2e/keyboard.e2e.ts')).toBe(false);
  }
});

it('options and their values stay as they are', () => {
  const args = ['-g', 'axe', '--workers=1', '--headed', '--reporter', 'line'];
  expect(forPlaywright(args)).toEqual(args);
});
