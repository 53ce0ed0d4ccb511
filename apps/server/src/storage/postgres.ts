import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine, Work } from './engine.ts';
import { storeOn } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { Notices } from './notices.ts';
import { appendToPostgres } from './postgres-append.ts';
import { CHANNEL, noticeText, PostgresNotices } from './postgres-notices.ts';
import type { Notice } from './records.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storage-error.ts';
import type { Store } from './store.ts';
import { storeFaultOf } from './store-fault.ts';

const CONNECTIONS = 10;
/** Nothing takes longer than this, in milliseconds, not even a transaction whose node has gone silent. */
const TIMEOUT = 10_000;
/** Any number that means the same to all nodes. */
const MIGRATION_LOCK = 4_120_618;

/**
 * Opens a database that any number of nodes may share. When the connection is lost in the middle of a commit, the method
 * is rejected though it may have been done; those that can be repeated are made so, by key or by version.
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const notices = new Notices();
  const incoming = new PostgresNotices(url, notices);
  try {
    await incoming.start();
  } catch (error) {
    await incoming.stop();
    throw new StorageError(`The PostgreSQL database cannot be used: ${reasonOf(error)}.`, { cause: error });
  }

  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'stakeout',
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT,
    statement_timeout: TIMEOUT,
    idle_in_transaction_session_timeout: TIMEOUT,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks is replaced when one is needed, and who was using it is told by the query that fails. Without
  // listeners, on idle connections and on those in use, Node would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseForgetfulness(db);
    await migrate(db, {
      integer: 'bigint',
      ending: '',
      async lock(trx) {
        // The others wait as long as the first one takes.
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
      },
    });
  } catch (error) {
    await incoming.stop();
    await db.destroy();
    throw error;
  }
  return storeOn(postgresEngine(db, pool, notices, incoming));
}

function postgresEngine(db: Kysely<Database>, pool: pg.Pool, notices: Notices, incoming: PostgresNotices): Engine {
  let isClosed = false;
  return {
    db,
    notices,
    json: { row: sql`json_build_array`, rows: sql`json_agg` },
    skipLocked: sql`for update skip locked`,
    locked: sql`for update`,
    isDuplicate,
    faultOf: storeFaultOf,
    write<T>(work: Work<T>): Promise<T> {
      return db.transaction().execute(async (trx) => {
        const told: Notice[] = [];
        const result = await work(trx, (notice) => told.push(notice));
        if (told.length > 0) {
          const texts = told.map(noticeText);
          await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(trx);
        }
        return result;
      });
    },
    async append(addition) {
      try {
        return await appendToPostgres(pool, CHANNEL, addition);
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    async publish(notice) {
      await sql`select pg_notify(${CHANNEL}, ${noticeText(notice)})`.execute(db);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await incoming.stop();
      await db.destroy();
    },
  };
}

/** Reads 64-bit integers as numbers, on these connections only: none of ours is beyond 2^53. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

function isDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

/** A server set to answer before it has written would forget moves that were confirmed. */
async function refuseForgetfulness(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronous_commit === 'off') {
    throw new StorageError('The PostgreSQL database has synchronous_commit off: moves would be lost in a crash.');
  }
}

/** Some errors of the network have a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
