import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type Libsql from 'libsql';
import type { Engine, Work } from './engine.ts';
import { FileWatch, marksOf } from './file-watch.ts';
import { lockFolder } from './folder-lock.ts';
import { storeOn } from './kysely-store.ts';
import { type DefinitionDialect, migrate } from './migrations.ts';
import { Notices } from './notices.ts';
import { processTransport } from './process-transport.ts';
import type { Notice } from './records.ts';
import type { Database } from './schema.ts';
import { sqliteAddition } from './sqlite-append.ts';
import { SqliteTraffic, sqliteDialect } from './sqlite-driver.ts';
import { isSqliteDuplicate } from './sqlite-errors.ts';
import { SQLITE_FILE } from './sqlite-files.ts';
import { openInLoop, openThread } from './sqlite-line.ts';
import { makeFolder, unusable } from './sqlite-opening.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import { connect } from './sqlite-writer.ts';
import type { Store } from './store.ts';
import { storeFaultOf } from './store-fault.ts';

export const SQLITE_DEFINITIONS: DefinitionDialect = {
  integer: 'integer',
  ending: 'strict',
  lock: async () => undefined,
};

/** How the store is opened where it is not a server that opens it. */
export interface SqliteOpening {
  /** Writes in the event loop, so that a simulation has every moment in its hands: this is waited for before a commit and after it. */
  readonly inLoop?: () => Promise<void>;
}

/** Opens the database in a folder, which is made if missing; only one process may have it open. */
export async function openSqliteStore(folder: string, { inLoop }: SqliteOpening = {}): Promise<Store> {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  const path = join(folder, SQLITE_FILE);
  try {
    const file = connect(path);
    try {
      // Read once, so that all its files are there.
      file.exec('select 1 from sqlite_master');
      const marks = marksOf([path, `${path}-wal`]);
      const line = inLoop === undefined ? await openThread(path, marks) : openInLoop(path, marks, inLoop);
      const traffic = new SqliteTraffic(new SqliteStatements(file), line);
      const db = new Kysely<Database>({ dialect: sqliteDialect(traffic) });
      try {
        await migrate(db, SQLITE_DEFINITIONS);
      } catch (error) {
        await traffic.close();
        throw error;
      }
      return storeOn(sqliteEngine({ file, db, traffic, watch: new FileWatch(marks), unlock }));
    } catch (error) {
      file.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw unusable(path, error);
  }
}

interface Parts {
  readonly file: Libsql.Database;
  readonly db: Kysely<Database>;
  readonly traffic: SqliteTraffic;
  readonly watch: FileWatch;
  readonly unlock: () => void;
}

function sqliteEngine({ file, db, traffic, watch, unlock }: Parts): Engine {
  const notices = new Notices();
  const transport = processTransport(notices);
  let isClosed = false;

  return {
    db,
    notices,
    json: { row: sql`json_array`, rows: sql`json_group_array` },
    // One transaction at a time is under way here.
    skipLocked: sql``,
    locked: sql``,
    isDuplicate: isSqliteDuplicate,
    faultOf: (error) => (!isClosed && watch.isGone ? 'gone' : storeFaultOf(error)),
    async write<T>(work: Work<T>): Promise<T> {
      const told: Notice[] = [];
      const result = await db.transaction().execute((trx) => work(trx, (notice) => told.push(notice)));
      await transport.send(told);
      return result;
    },
    async append(addition) {
      try {
        const isAdded = await traffic.append(sqliteAddition(addition));
        if (isAdded) await transport.send([{ kind: 'entry', table: addition.table, seq: addition.seq }]);
        return isAdded;
      } catch (error) {
        if (isSqliteDuplicate(error)) return false;
        throw error;
      }
    },
    transport,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await traffic.close();
      // Everything is left in the one file.
      file.exec('pragma wal_checkpoint(truncate)');
      file.close();
      unlock();
    },
  };
}
