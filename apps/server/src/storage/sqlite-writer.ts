import Libsql from 'libsql';
import { FileWatch, type Marks } from './file-watch.ts';
import { ADD_ENTRY, ADD_REMINDER, CHANGE_TABLE, PUT_CHECKPOINT, type SqliteAddition } from './sqlite-append.ts';
import { type SqliteResult, SqliteStatements, type SqliteValue } from './sqlite-statements.ts';

/** A statement with its values, already checked. */
export interface SqliteQuery {
  readonly sql: string;
  readonly values: readonly SqliteValue[];
}

/** What can be stored together with others: a request's entries, or any one statement. */
export type SqliteItem = { readonly addition: SqliteAddition } | { readonly query: SqliteQuery };

/** What came of an item: whether the entries were added, or what the statement gave. */
export type SqliteOutcome = boolean | SqliteResult;
export type SqliteSettled =
  | { readonly ok: true; readonly value: SqliteOutcome }
  | { readonly ok: false; readonly error: unknown };

/** What is done on every connection: FULL syncs every commit, which WAL alone does not, so what was answered survives a power cut. */
export function connect(path: string): Libsql.Database {
  const file = new Libsql(path);
  for (const setting of ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000', 'foreign_keys = on']) {
    file.exec(`pragma ${setting}`);
  }
  return file;
}

/** The one connection that writes. It stands still until the disk has what it wrote, so it is best left to a thread of its own. */
export class SqliteWriter {
  private readonly file: Libsql.Database;
  private readonly statements: SqliteStatements;
  private readonly watch: FileWatch;

  constructor(path: string, marks: Marks) {
    this.file = connect(path);
    this.statements = new SqliteStatements(this.file);
    this.watch = new FileWatch(marks);
  }

  /** Stores all of these with one commit. What one of them did wrong is its own affair. */
  batch(items: readonly SqliteItem[]): readonly SqliteSettled[] {
    try {
      return this.together(items, (item) => ({ ok: true, value: this.apply(item) }));
    } catch (error) {
      if (items.length === 1) return [{ ok: false, error }];
    }
    // Somebody's fault: they are stored once more, each so that it can be taken back by itself.
    try {
      return this.together(items, (item) => this.tried(item));
    } catch (error) {
      return items.map(() => ({ ok: false, error }));
    }
  }

  /** One statement of a transaction that is under way; `begin`, `commit` and `rollback` too. */
  query({ sql, values }: SqliteQuery): SqliteResult {
    // SQLite goes on with files that are gone, and a commit to those would be lost.
    if (sql === 'commit') this.watch.mustBeThere();
    if (sql === 'rollback') return this.rollBack();
    return this.statements.run(sql, values);
  }

  close(): void {
    this.file.close();
  }

  private together(items: readonly SqliteItem[], each: (item: SqliteItem) => SqliteSettled): readonly SqliteSettled[] {
    this.statements.run('begin immediate');
    try {
      const results = items.map(each);
      this.query({ sql: 'commit', values: [] });
      return results;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  private tried(item: SqliteItem): SqliteSettled {
    this.statements.run('savepoint item');
    try {
      const value = this.apply(item);
      this.statements.run('release item');
      return { ok: true, value };
    } catch (error) {
      // Some errors, such as a full disk, end the whole transaction.
      if (!this.file.inTransaction) throw error;
      this.statements.run('rollback to item');
      this.statements.run('release item');
      return { ok: false, error };
    }
  }

  private apply(item: SqliteItem): SqliteOutcome {
    if ('query' in item) return this.statements.run(item.query.sql, item.query.values);
    const { table, entries, reminders, checkpoint } = item.addition;
    if (this.statements.run(CHANGE_TABLE, table).changes !== 1) return false;
    for (const entry of entries) this.statements.run(ADD_ENTRY, entry);
    for (const reminder of reminders) this.statements.run(ADD_REMINDER, reminder);
    if (checkpoint !== null) this.statements.run(PUT_CHECKPOINT, checkpoint);
    return true;
  }

  /** Some errors, such as a full disk, have ended the transaction already. */
  private rollBack(): SqliteResult {
    return this.file.inTransaction ? this.statements.run('rollback') : { rows: [], changes: 0 };
  }
}
