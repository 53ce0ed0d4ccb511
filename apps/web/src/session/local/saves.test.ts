import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { StorageError, storageErrorOf } from './database.ts';
import type { MatchRecord, VaultRecord } from './records.ts';
import { Saves } from './saves.ts';

globalThis.IDBKeyRange ??= FakeKeyRange;

const record: MatchRecord = {
  id: 'one',
  game: 'gunrunners',
  rulesVersion: '1',
  config: {},
  seats: [],
  createdAt: 1,
  updatedAt: 1,
  status: 'running',
  seq: 0,
  moves: 0,
  toAct: [0],
  gist: {},
  outcome: null,
};
const header = { game: 'gunrunners', rulesVersion: '1', matchId: 'one', players: [], config: {} };
const vault: VaultRecord = { id: 'one', header: { ...header, commitment: '', nonces: [] }, secret: 's', opening: 'o' };
const entry = { id: 'one', seq: 1, seat: 0, content: { action: 1 }, hash: 'h', at: 2 };

describe('saves', () => {
  it('add an entry only to the log it was made for', async () => {
    const saves = new Saves(new IDBFactory());
    await saves.create(record, vault);
    expect(await saves.append({ ...record, seq: 1 }, [entry])).toBe(true);
    expect(await saves.append({ ...record, seq: 1 }, [entry])).toBe(false);
    expect(await saves.append({ ...record, seq: 3 }, [{ ...entry, seq: 3 }])).toBe(false);
    expect(await saves.append({ ...record, id: 'two', seq: 1 }, [{ ...entry, id: 'two' }])).toBe(false);
    expect((await saves.read('one'))?.entries).toEqual([entry]);
    expect((await saves.record('one'))?.seq).toBe(1);
  });

  it('write everything or nothing', async () => {
    const saves = new Saves(new IDBFactory());
    await saves.create(record, vault);
    const other = { ...record, id: 'two' };
    await expect(saves.create(other, vault)).rejects.toThrow(StorageError);
    expect(await saves.record('two')).toBeNull();
    // What cannot be kept at all fails in the same way, and the log is as it was.
    const unkeepable = { ...entry, content: { action: () => {} } };
    await expect(saves.append({ ...record, seq: 1 }, [unkeepable])).rejects.toThrow(StorageError);
    expect(await saves.read('one')).toEqual({ record, vault, entries: [] });
    expect(await saves.append({ ...record, seq: 1 }, [entry])).toBe(true);
  });

  it('let a newer version of the page change the stores, and say that they cannot be read then', async () => {
    const factory = new IDBFactory();
    const saves = new Saves(factory);
    await saves.create(record, vault);
    await new Promise((resolve) => {
      factory.open('stakeout', 99).onsuccess = resolve;
    });
    await expect(saves.list()).rejects.toThrow(StorageError);
  });

  it('tell a full disk from one that cannot be used', () => {
    expect(storageErrorOf(new DOMException('no space', 'QuotaExceededError')).fault).toBe('full');
    expect(storageErrorOf(new DOMException('private window', 'InvalidStateError')).fault).toBe('unavailable');
    expect(storageErrorOf(null).fault).toBe('unavailable');
  });
});
