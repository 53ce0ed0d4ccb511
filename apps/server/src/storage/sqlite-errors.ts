import Libsql from 'libsql';
import { StorageError } from './storage-error.ts';

/** An error on its way between threads, where errors lose their kind and their code. */
export interface ErrorData {
  readonly kind: 'sqlite' | 'storage' | 'other';
  readonly message: string;
  readonly code: string;
}

export function errorData(error: unknown): ErrorData {
  if (error instanceof Libsql.SqliteError) return { kind: 'sqlite', message: error.message, code: error.code };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof StorageError ? 'storage' : 'other', message, code: '' };
}

export function errorOf({ kind, message, code }: ErrorData): Error {
  if (kind === 'sqlite') return new Libsql.SqliteError(message, code);
  return kind === 'storage' ? new StorageError(message) : new Error(message);
}

/** Whether the error says that a row like it exists already. */
export function isSqliteDuplicate(error: unknown): boolean {
  return (
    error instanceof Libsql.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
