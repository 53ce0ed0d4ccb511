import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { StorageError } from './storage-error.ts';

/** Makes the folder if it is missing. Secrets of matches will be in there. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StorageError(`The folder ${folder} cannot be made: ${reasonOf(error)}.`, { cause: error });
  }
}

/** What is wrong with a file that SQLite could not use, in words. Not for files that are in use: locks end with a look at them. */
export function unusable(file: string, error: unknown): unknown {
  if (error instanceof StorageError) return error;
  // SQLite says little about a file that it cannot open. The system says why.
  const cause = obstacle(file) ?? error;
  return new StorageError(`The file ${file} cannot be used: ${reasonOf(cause)}.`, { cause });
}

/** Why the file cannot be opened for writing; `null` when it can. */
function obstacle(file: string): unknown {
  try {
    closeSync(openSync(file, existsSync(file) ? 'r+' : 'a', 0o600));
    return null;
  } catch (error) {
    return error;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user is not allowed to',
  EPERM: 'this user is not allowed to',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EEXIST: 'something that is no folder has its name',
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'something on the way to it is no folder',
  EISDIR: 'it is a folder',
  SQLITE_NOTADB: 'it is no database',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_FULL: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
