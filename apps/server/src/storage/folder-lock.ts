import { join } from 'node:path';
import Libsql from 'libsql';
import { unusable } from './sqlite-opening.ts';
import { StorageError } from './storage-error.ts';

/**
 * Keeps a folder to one process, and returns how to give it up. The lock is SQLite's own exclusive lock on a file beside
 * the database, held by the operating system: it ends with the process, however that ends, and needs no pid to be checked.
 * The database itself stays unlocked, so that a backup can be made while the server runs.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'stakeout.lock');
  let lock: Libsql.Database | null = null;
  try {
    lock = new Libsql(file);
    // In memory, so that no journal is left behind when the process is killed.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (error instanceof Libsql.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new StorageError(`Another Stakeout server is running on the folder ${folder}.`);
    }
    throw unusable(file, error);
  }
  const held = lock;
  return () => {
    // Given up explicitly: a closed connection may linger until its garbage is collected.
    held.exec('rollback');
    held.close();
  };
}
