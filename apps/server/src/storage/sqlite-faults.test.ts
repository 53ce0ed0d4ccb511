import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entry, line, person, progress, runningTable } from './records.fixture.ts';
import { openSqliteStore } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-files.ts';
import { StorageError } from './storage-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stakeout-faults-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a database whose files are taken away', () => {
  it.each([
    ['is deleted', (file: string) => rmSync(file)],
    ['loses what is not yet in the one file', (file: string) => rmSync(`${file}-wal`)],
    [
      'is replaced',
      (file: string) => {
        cpSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('stores nothing more once it %s, and says so', async (_name, harm) => {
    const store = await openSqliteStore(folder);
    const ana = person();
    await store.addPerson(ana, 'cookie');
    const table = runningTable(ana);
    await store.addTable(table);
    await store.openClock(1000);
    await store.beat(1000);
    expect(await store.fault()).toBeNull();

    harm(join(folder, SQLITE_FILE));
    expect(await store.fault()).toBe('gone');
    await expect(store.append(table.id, 0, [entry(1)], progress())).rejects.toThrow(StorageError);
    await expect(store.addChat(line(table.id, ana), 'key')).rejects.toThrow(StorageError);
    await expect(store.addRecovery(ana.id, 'link', 9)).rejects.toThrow(StorageError);
    await expect(store.addPerson(person(), 'third')).rejects.toThrow(StorageError);
    await expect(store.beat(2000)).rejects.toThrow(StorageError);
    // What was refused was not done, for those either who still read.
    expect(await store.entries(table.id, 0)).toEqual([]);
    await store.close();
  });
});

describe('a folder of no use', () => {
  it.each<[string, (place: string) => string, RegExp]>([
    [
      'that is a file',
      (place) => {
        writeFileSync(place, '');
        return place;
      },
      /^The folder .*place cannot be made: something that is no folder has its name\.$/,
    ],
    [
      'below a file',
      (place) => {
        writeFileSync(place, '');
        return join(place, 'data');
      },
      /^The folder .*data cannot be made: something on the way to it is no folder\.$/,
    ],
    [
      'where nobody can write',
      () => '/proc/self',
      /^The file .*stakeout\.lock cannot be used: nothing can be made there\.$/,
    ],
    [
      'with another folder in place of the database',
      (place) => {
        mkdirSync(join(place, SQLITE_FILE), { recursive: true });
        return place;
      },
      /^The file .*stakeout\.db cannot be used: it is a folder\.$/,
    ],
    [
      'with something else in place of the database',
      (place) => {
        mkdirSync(place);
        writeFileSync(join(place, SQLITE_FILE), 'This is no database. '.repeat(500));
        return place;
      },
      /^The file .*stakeout\.db cannot be used: it is no database\.$/,
    ],
  ])('%s is named, in one line', async (_name, prepare, said) => {
    const error = await openSqliteStore(prepare(join(folder, 'place'))).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).message).toMatch(said);
  });
});
