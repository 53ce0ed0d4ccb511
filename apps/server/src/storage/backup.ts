import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Libsql from 'libsql';
import { lockFolder } from './folder-lock.ts';
import { putInPlace, SQLITE_FILE } from './sqlite-files.ts';
import { StorageError } from './storage-error.ts';

/** Whoever reads the database knows the secrets of running matches. */
const OWNER_ONLY = 0o600;

/** Copies the database of a folder as it is at one moment, whether or not a server runs on it. */
export function backUpSqlite(folder: string, targetFile: string): void {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new StorageError(`There is no database in the folder ${folder}.`);
  const target = resolve(targetFile);
  if (existsSync(target)) throw new StorageError(`The file ${targetFile} exists already; choose another name.`);

  const unfinished = `${target}.${process.pid}.unfinished`;
  try {
    const file = new Libsql(source);
    try {
      file.exec('pragma busy_timeout = 5000');
      file.prepare('vacuum into ?').run(unfinished);
    } finally {
      file.close();
    }
    chmodSync(unfinished, OWNER_ONLY);
    putInPlace(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new StorageError(`The backup cannot be made: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Puts a backup into a folder that has no database, after checking that it is whole. */
export function restoreSqlite(backupFile: string, folder: string): void {
  if (!existsSync(backupFile)) throw new StorageError(`There is no file ${backupFile}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const target = join(folder, SQLITE_FILE);
    if ([target, `${target}-wal`].some((file) => existsSync(file))) {
      throw new StorageError(`The folder ${folder} has a database already; move it away first.`);
    }
    // A copy is checked, not the backup itself: SQLite may write beside a file that it opens.
    const copy = `${target}.restoring`;
    try {
      copyFileSync(backupFile, copy);
      chmodSync(copy, OWNER_ONLY);
      const fault = faultOf(copy);
      if (fault !== null) throw new StorageError(`The file ${backupFile} is no whole backup of Stakeout: ${fault}.`);
      putInPlace(copy, target);
    } finally {
      for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${copy}${ending}`, { force: true });
    }
  } finally {
    unlock();
  }
}

/** What is wrong with a database file, `null` if nothing is. */
function faultOf(path: string): string | null {
  const file = new Libsql(path);
  try {
    // Back to one file, so that all of it moves with its name.
    file.exec('pragma journal_mode = delete');
    const [verdict] = textsOf(file, 'pragma integrity_check');
    if (verdict !== 'ok') return verdict ?? 'it cannot be checked';
    if (file.prepare('pragma foreign_key_check').all().length > 0) return 'some of its rows refer to nothing';
    const [migrations] = textsOf(file, `select name from sqlite_master where type = 'table' and name = 'migrations'`);
    return migrations === undefined ? 'it is a database of something else' : null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    file.close();
  }
}

/** The first column of every row. */
function textsOf(file: Libsql.Database, source: string): string[] {
  return file
    .prepare(source)
    .all()
    .map((row) => String(Object.values(row ?? {})[0]));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
