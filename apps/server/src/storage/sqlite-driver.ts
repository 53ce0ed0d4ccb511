import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { GroupCommit } from './group-commit.ts';
import type { SqliteAddition } from './sqlite-append.ts';
import type { SqliteLine } from './sqlite-line.ts';
import type { SqliteResult, SqliteStatements } from './sqlite-statements.ts';
import { checked } from './sqlite-values.ts';
import type { SqliteItem, SqliteOutcome } from './sqlite-writer.ts';
import { StorageError } from './storage-error.ts';

const CLOSED = 'The database is closed.';

/**
 * How Kysely comes to SQLite. What only reads is read here and now, on a connection of its own: in WAL mode it sees all that
 * was committed, and nothing else. What writes goes over the line: a single statement together with all others that come
 * meanwhile, a transaction alone.
 */
export class SqliteTraffic {
  private readonly reader: SqliteStatements;
  private readonly line: SqliteLine;
  private readonly group: GroupCommit<SqliteItem, SqliteOutcome>;
  /** Fulfilled when the line is free. */
  private free: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(reader: SqliteStatements, line: SqliteLine) {
    this.reader = reader;
    this.line = line;
    this.group = new GroupCommit(async (items) => {
      const leave = await this.enter();
      try {
        return await this.line.batch(items);
      } finally {
        leave();
      }
    });
  }

  read(query: CompiledQuery): SqliteResult {
    if (this.isClosed) throw new StorageError(CLOSED);
    return this.reader.run(query.sql, checked(query.parameters));
  }

  async write(query: CompiledQuery): Promise<SqliteResult> {
    const outcome = await this.group.add({ query: { sql: query.sql, values: checked(query.parameters) } });
    if (typeof outcome === 'boolean') throw new Error('not what was asked');
    return outcome;
  }

  async append(addition: SqliteAddition): Promise<boolean> {
    return (await this.group.add({ addition })) === true;
  }

  /** One statement of the transaction that has the line. */
  within(query: CompiledQuery): Promise<SqliteResult> {
    return this.line.query({ sql: query.sql, values: checked(query.parameters) });
  }

  /** Waits for the line; gives how to leave it. */
  async enter(): Promise<() => void> {
    if (this.isClosed) throw new StorageError(CLOSED);
    const before = this.free;
    let leave = () => {};
    this.free = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }

  /** Ends when everything that was asked for before is done; nothing can be asked for any more. */
  async close(): Promise<void> {
    const leave = await this.enter();
    this.isClosed = true;
    try {
      await this.line.close();
    } finally {
      leave();
    }
  }
}

export function sqliteDialect(traffic: SqliteTraffic): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => new SqliteDriver(traffic),
  };
}

class SqliteDriver implements Driver {
  private readonly traffic: SqliteTraffic;

  constructor(traffic: SqliteTraffic) {
    this.traffic = traffic;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.traffic);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.free();
  }

  async destroy(): Promise<void> {}
}

/** The connection of one query, or of one transaction. */
class SqliteConnection implements DatabaseConnection {
  private readonly traffic: SqliteTraffic;
  private leave: (() => void) | null = null;

  constructor(traffic: SqliteTraffic) {
    this.traffic = traffic;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(query);
    const found = rows as Row[];
    return changes === null ? { rows: found } : { rows: found, numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('SQLite gives all rows at once here.');
  }

  async begin(): Promise<void> {
    this.leave = await this.traffic.enter();
    try {
      // At once, so that no statement of the transaction finds that somebody else has written since its first.
      await this.traffic.within(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      this.free();
      throw error;
    }
  }

  /** A commit that failed leaves the transaction open, to be rolled back. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    let isOver = how === 'rollback';
    try {
      await this.traffic.within(CompiledQuery.raw(how));
      isOver = true;
    } finally {
      if (isOver) this.free();
    }
  }

  private run(query: CompiledQuery): SqliteResult | Promise<SqliteResult> {
    if (this.leave !== null) return this.traffic.within(query);
    return /^\s*(select|pragma)\b/.test(query.sql) ? this.traffic.read(query) : this.traffic.write(query);
  }

  /** Whoever had the line gives it back. */
  free(): void {
    this.leave?.();
    this.leave = null;
  }
}
