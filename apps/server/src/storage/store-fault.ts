/** Why nothing can be stored: files deleted, disk full, read-only, or anything else, such as a database that is away. */
export type StoreFault = 'gone' | 'full' | 'readOnly' | 'store';

/** By the codes of SQLite and of PostgreSQL. */
export function storeFaultOf(error: unknown): StoreFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_FULL' || code === '53100') return 'full';
  if (code.startsWith('SQLITE_READONLY') || code === '25006') return 'readOnly';
  return 'store';
}
