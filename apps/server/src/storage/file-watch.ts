import { statSync } from 'node:fs';
import { StorageError } from './storage-error.ts';

/**
 * Looks whether the files of an open database are still those under their names. SQLite goes on with files that were deleted
 * or replaced, and what it writes then is gone with the process.
 */
export class FileWatch {
  private readonly files = new Map<string, string>();

  /** The files are there now. */
  constructor(paths: readonly string[]) {
    for (const path of paths) this.files.set(path, markOf(path));
  }

  get isGone(): boolean {
    for (const [path, mark] of this.files) if (markOf(path) !== mark) return true;
    return false;
  }

  /** For whoever is about to write something that will be relied on. */
  mustBeThere(): void {
    if (this.isGone) throw new StorageError('The files of the database were deleted or replaced while it was open.');
  }
}

/** What tells a file from any other, as long as it exists. */
function markOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev}:${found.ino}`;
}
