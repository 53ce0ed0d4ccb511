import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stakeout/testkit';
import { type Postgres, startPostgres } from '../postgres.ts';
import { ServerProcess } from './server-process.ts';

export type Engine = 'sqlite' | 'postgres';

/** The servers of one drill and the storage behind them. */
export interface Cluster {
  readonly nodes: readonly ServerProcess[];
  /** Kills all nodes and starts them again: whatever they only had in memory is gone. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** SQLite belongs to one process; a PostgreSQL server is shared by two nodes. */
export async function startCluster(engine: Engine, onFault: (fault: string) => void): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-chaos-'));
  const postgres = engine === 'postgres' ? await startPostgres({ isSynced: false }) : null;
  const storage = postgres === null ? { STAKEOUT_DATA: join(folder, 'data') } : { DATABASE_URL: postgres.url };
  const nodes: ServerProcess[] = [];
  for (const name of postgres === null ? ['one'] : ['one', 'two']) {
    nodes.push(new ServerProcess(name, await freePort(), storage, onFault));
  }
  const leaveNothingBehind = () => {
    for (const node of nodes) node.killAtOnce();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', leaveNothingBehind);
  await startAll(nodes);
  return {
    nodes,
    async restart() {
      await killAll(nodes);
      await startAll(nodes);
    },
    async stop() {
      await killAll(nodes);
      await stopPostgres(postgres);
      process.off('exit', leaveNothingBehind);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startAll(nodes: readonly ServerProcess[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.start()));
}

async function killAll(nodes: readonly ServerProcess[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.kill()));
}

async function stopPostgres(postgres: Postgres | null): Promise<void> {
  await postgres?.stop();
}
