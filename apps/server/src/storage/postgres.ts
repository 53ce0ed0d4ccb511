import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine, Work } from './engine.ts';
import { storeOn } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { NatsTransport } from './nats-transport.ts';
import type { NoticeTransport } from './notice-transport.ts';
import { Notices } from './notices.ts';
import { isPostgresDuplicate, PLANS, PostgresAppends } from './postgres-append.ts';
import { PostgresTransport } from './postgres-transport.ts';
import type { Notice } from './records.ts';
import type { Database } from './schema.ts';
import { StorageError } from './storage-error.ts';
import type { Store } from './store.ts';
import { storeFaultOf } from './store-fault.ts';

const CONNECTIONS = 10;
/** Nothing takes longer than this, in milliseconds, not even a transaction whose node has gone silent. */
const TIMEOUT = 10_000;
/** For so long a connection is kept that nobody needs, with the plans it knows. */
const IDLE = 300_000;
/** Any number that means the same to all nodes. */
const MIGRATION_LOCK = 4_120_618;

/**
 * Opens a database that any number of nodes may share. When the connection is lost in the middle of a commit, the method
 * is rejected though it may have been done; those that can be repeated are made so, by key or by version.
 */
export async function openPostgresStore(url: string, natsUrl: string | null = null): Promise<Store> {
  const notices = new Notices();
  const transport = natsUrl === null ? await openTransport(url, notices) : await NatsTransport.open(natsUrl, notices);
  const pool = poolOf(url, 'stakeout', CONNECTIONS);
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
    await transport.stop();
    await db.destroy();
    throw unusable(error);
  }
  const writer = poolOf(url, 'stakeout-appends', 1, PLANS);
  return storeOn(postgresEngine({ db, pool, writer, notices, transport }));
}

/** Without anything else nodes tell each other by way of the database. */
async function openTransport(url: string, notices: Notices): Promise<NoticeTransport> {
  const transport = new PostgresTransport(url, notices);
  try {
    await transport.start();
    return transport;
  } catch (error) {
    await transport.stop();
    throw unusable(error);
  }
}

/** Connections to one database. `settings` are made on each before it is used. */
function poolOf(connectionString: string, name: string, max: number, settings?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: name,
    max,
    connectionTimeoutMillis: TIMEOUT,
    idleTimeoutMillis: IDLE,
    statement_timeout: TIMEOUT,
    idle_in_transaction_session_timeout: TIMEOUT,
    keepAlive: true,
    types: { getTypeParser: parserOf },
    ...(settings === undefined ? {} : { onConnect: (client: pg.ClientBase) => client.query(settings) }),
  });
  // A connection that breaks is replaced when one is needed, and who was using it is told by the query that fails. Without
  // listeners, on idle connections and on those in use, Node would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface Parts {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly writer: pg.Pool;
  readonly notices: Notices;
  readonly transport: NoticeTransport;
}

function postgresEngine({ db, pool, writer, notices, transport }: Parts): Engine {
  let isClosed = false;
  // What is lost on the way is found by those who sweep.
  const tell = (told: readonly Notice[]) => {
    if (told.length > 0) transport.send(told).catch(() => undefined);
  };
  const appends = new PostgresAppends(writer, pool, (stored) =>
    tell(stored.map(({ table, seq }) => ({ kind: 'entry', table, seq }))),
  );
  return {
    db,
    notices,
    json: { row: sql`json_build_array`, rows: sql`json_agg` },
    skipLocked: sql`for update skip locked`,
    locked: sql`for update`,
    isDuplicate: isPostgresDuplicate,
    faultOf: storeFaultOf,
    async write<T>(work: Work<T>): Promise<T> {
      const told: Notice[] = [];
      const result = await db.transaction().execute((trx) => work(trx, (notice) => told.push(notice)));
      tell(told);
      return result;
    },
    append: (addition) => appends.add(addition),
    transport,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await writer.end();
      await db.destroy();
      await transport.stop();
    },
  };
}

/** Reads 64-bit integers as numbers, on these connections only: none of ours is beyond 2^53. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

/** A server set to answer before it has written would forget moves that were confirmed. */
async function refuseForgetfulness(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronous_commit === 'off') {
    throw new StorageError('The PostgreSQL database has synchronous_commit off: moves would be lost in a crash.');
  }
}

function unusable(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  return new StorageError(`The PostgreSQL database cannot be used: ${reasonOf(error)}.`, { cause: error });
}

/** Some errors of the network have a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
