import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Engine, Work } from './engine.ts';
import { FileWatch } from './file-watch.ts';
import { lockFolder } from './folder-lock.ts';
import { storeOn } from './kysely-store.ts';
import { type DefinitionDialect, migrate } from './migrations.ts';
import { Notices } from './notices.ts';
import type { Notice } from './records.ts';
import type { Database } from './schema.ts';
import { appendToSqlite } from './sqlite-append.ts';
import { SQLITE_FILE } from './sqlite-files.ts';
import { makeFolder, unusable } from './sqlite-opening.ts';
import { guarded } from './sqlite-values.ts';
import type { Store } from './store.ts';
import { storeFaultOf } from './store-fault.ts';

export const SQLITE_DEFINITIONS: DefinitionDialect = {
  integer: 'integer',
  ending: 'strict',
  lock: async () => undefined,
};

/** Opens the database in a folder, which is made if missing; only one process may have it open. */
export async function openSqliteStore(folder: string): Promise<Store> {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  const path = join(folder, SQLITE_FILE);
  try {
    const file = new Libsql(path);
    // FULL syncs every commit to the disk, which WAL alone does not: what was answered survives a power cut.
    for (const setting of ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000', 'foreign_keys = on']) {
      file.exec(`pragma ${setting}`);
    }
    // Read once, so that all its files are there.
    file.exec('select 1 from sqlite_master');
    const watch = new FileWatch([path, `${path}-wal`]);
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: guarded(file, watch) }) });
    try {
      await migrate(db, SQLITE_DEFINITIONS);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return storeOn(sqliteEngine(db, watch, unlock));
  } catch (error) {
    unlock();
    throw unusable(path, error);
  }
}

function sqliteEngine(db: Kysely<Database>, watch: FileWatch, unlock: () => void): Engine {
  const notices = new Notices();
  // Later, as from PostgreSQL: whoever made the change goes on first.
  const tellLater = (notice: Notice) => setImmediate(() => notices.deliver(notice));
  let isClosed = false;

  return {
    db,
    notices,
    json: { row: sql`json_array`, rows: sql`json_group_array` },
    // One transaction at a time is under way here.
    skipLocked: sql``,
    locked: sql``,
    isDuplicate,
    faultOf: (error) => (watch.isGone ? 'gone' : storeFaultOf(error)),
    async write<T>(work: Work<T>): Promise<T> {
      const told: Notice[] = [];
      const result = await db.transaction().execute((trx) => work(trx, (notice) => told.push(notice)));
      told.forEach(tellLater);
      return result;
    },
    async append(addition) {
      try {
        const isAdded = await appendToSqlite(db, addition);
        if (isAdded) tellLater({ kind: 'entry', table: addition.table, seq: addition.seq });
        return isAdded;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    async publish(notice) {
      tellLater(notice);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      // Waits for its turn behind all that is under way, and leaves everything in the one file.
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      await db.destroy();
      unlock();
    },
  };
}

function isDuplicate(error: unknown): boolean {
  return (
    error instanceof Libsql.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
