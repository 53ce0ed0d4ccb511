import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSeen, seenIn, withSeen } from './seen-chat.ts';

function withStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('what was seen of a chat', () => {
  it('is remembered for each table', () => {
    withStorage();
    expect(seenIn('one')).toBeNull();
    keepSeen('one', 4);
    keepSeen('other', 9);
    keepSeen('one', 6);
    expect([seenIn('one'), seenIn('other'), seenIn('third')]).toEqual([6, 9, null]);
  });

  it('is forgotten of tables long ago, and where nothing can be kept', () => {
    const many = Array.from({ length: 60 }, (_, index) => index).reduce(
      (seen, index) => withSeen(seen, `table ${index}`, index),
      withSeen([], 'first', 1),
    );
    expect(many.some(([table]) => table === 'first')).toBe(false);
    expect(many.at(-1)).toEqual(['table 59', 59]);
    expect(() => keepSeen('one', 4)).not.toThrow();
    expect(seenIn('one')).toBeNull();
  });
});
