import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';
import type { FileWatch } from './file-watch.ts';

/**
 * The database, with its files looked at before anything is committed, and every value before it is bound. libsql ends the whole process on a value of a type that
 * it does not know, cuts text at a zero character, and stores NaN as nothing; PostgreSQL refuses all of these.
 */
export function guarded(file: Libsql.Database, watch: FileWatch): SqliteDatabase {
  let isInTransaction = false;
  return {
    prepare(source): SqliteStatement {
      const [word = ''] = source.trimStart().split(/\s/, 1);
      if (word === 'commit' || (!isInTransaction && !READING.includes(word))) watch.mustBeThere();
      if (TRANSACTION.includes(word)) isInTransaction = word === 'begin';
      const statement = file.prepare(source);
      return {
        reader: statement.reader,
        all: (values) => statement.all(checked(values)),
        run: (values) => statement.run(checked(values)),
        iterate: (values) => statement.iterate(checked(values)),
      };
    },
    close: () => file.close(),
  };
}

const READING: readonly string[] = ['select', 'pragma', 'begin', 'rollback'];
const TRANSACTION: readonly string[] = ['begin', 'commit', 'rollback'];

function checked(values: readonly unknown[]): readonly unknown[] {
  for (const value of values) {
    if (!isStorable(value)) throw new TypeError(`This cannot be stored: ${typeof value} ${faultOf(value)}`);
  }
  return values;
}

/** Errors end up in logs, where what was to be stored has no place. */
function faultOf(value: unknown): string {
  return typeof value === 'string' ? `with a zero character, ${value.length} letters` : 'of no kind that has a column';
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || Number.isFinite(value);
}
