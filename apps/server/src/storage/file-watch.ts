import { statSync } from 'node:fs';
import { StorageError } from './storage-error.ts';

/** Files by their paths, with what tells each from any other as long as it exists. */
export type Marks = ReadonlyMap<string, string>;

/** The files as they are now. */
export function marksOf(paths: readonly string[]): Marks {
  return new Map(paths.map((path) => [path, markOf(path)]));
}

/**
 * Looks whether the files of an open database are still those under their names. SQLite goes on with files that were deleted
 * or replaced, and what it writes then is gone with the process.
 */
export class FileWatch {
  private readonly marks: Marks;

  constructor(marks: Marks) {
    this.marks = marks;
  }

  get isGone(): boolean {
    for (const [path, mark] of this.marks) if (markOf(path) !== mark) return true;
    return false;
  }

  /** For whoever is about to write something that will be relied on. */
  mustBeThere(): void {
    if (this.isGone) throw new StorageError('The files of the database were deleted or replaced while it was open.');
  }
}

function markOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev}:${found.ino}`;
}
