import { keepAtReady } from '@stakeout/client';
import type { TableInfo } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from './kept.ts';

const NONCE = '7'.repeat(64);

const promise = (id: string, commitment: string) =>
  JSON.stringify(keepAtReady({ id, commitment, config: {}, seats: [] } as unknown as TableInfo, 0, NONCE));

/** A browser's storage; a full one takes nothing more. */
function browser(isFull = false): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  });
  return items;
}

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what this browser keeps of its tables', () => {
  it('is there on the next visit, and says since when', () => {
    browser();
    new BrowserStorage().set('a', promise('a', 'c1'));
    vi.setSystemTime(5000);
    const next = new BrowserStorage();
    expect(next.get('a')).toBe(promise('a', 'c1'));
    expect(next.since('a')).toBe(1000);
    expect(next.get('b')).toBeNull();
    expect(next.since('b')).toBeNull();
  });

  it('is as old as the promise: what is added later changes nothing, another promise does', () => {
    browser();
    const storage = new BrowserStorage();
    storage.set('a', promise('a', 'c1'));
    vi.setSystemTime(2000);
    const more = { ...JSON.parse(promise('a', 'c1')), start: { players: ['Ada'], seats: [], nonces: [] } };
    storage.set('a', JSON.stringify(more));
    expect(storage.since('a')).toBe(1000);
    expect(storage.get('a')).toContain('Ada');
    vi.setSystemTime(3000);
    storage.set('a', promise('a', 'c2'));
    expect(storage.since('a')).toBe(3000);
  });

  it('holds for the visit where nothing can be stored', () => {
    browser(true);
    const storage = new BrowserStorage();
    storage.set('a', promise('a', 'c1'));
    expect(storage.get('a')).toBe(promise('a', 'c1'));
    vi.stubGlobal('localStorage', undefined);
    storage.set('b', promise('b', 'c1'));
    expect([storage.get('a'), storage.get('b')]).toEqual([promise('a', 'c1'), promise('b', 'c1')]);
    expect(new BrowserStorage().get('a')).toBeNull();
  });

  it('makes room: the oldest of two hundred tables go first, and nothing else of the page', () => {
    const items = browser();
    items.set('stakeout.settings', '{}');
    const storage = new BrowserStorage();
    for (let table = 0; table < 203; table++) {
      vi.setSystemTime(1000 + table);
      storage.set(`t${table}`, promise(`t${table}`, 'c'));
    }
    expect(items.size).toBe(201);
    expect(items.has('stakeout.settings')).toBe(true);
    expect([storage.get('t2'), storage.get('t3')]).toEqual([null, promise('t3', 'c')]);
  });

  it('is nothing where the storage was tampered with', () => {
    const items = browser();
    for (const text of ['', 'null', '[]', '{"at":"x","text":1}', '{']) {
      items.set('stakeout.keepsake.a', text);
      expect(new BrowserStorage().get('a')).toBeNull();
    }
    items.set('stakeout.keepsake.a', '{"at":1,"text":"{"}');
    const storage = new BrowserStorage();
    storage.set('a', promise('a', 'c1'));
    expect([storage.get('a'), storage.since('a')]).toEqual([promise('a', 'c1'), 1000]);
  });
});
