import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** The database in a server's folder. */
export const SQLITE_FILE = 'stakeout.db';

/** Gives a finished file its name so that, after a power cut, it is there whole or not at all. */
export function putInPlace(finished: string, file: string): void {
  sync(finished);
  renameSync(finished, file);
  // Windows cannot sync folders, and keeps names safe by itself.
  if (process.platform !== 'win32') sync(dirname(file));
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
