import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../postgres.ts';
import { startBroker } from '../../programs/broker.ts';
import { type ProxyName, startProxy } from '../../programs/proxy.ts';
import { programIn, ServerProcess } from '../server-process.ts';

/** How a service is built up. */
export interface Layout {
  readonly engine: 'sqlite' | 'postgres';
  readonly nodes: number;
  /** `none` leads the sockets of a table to all nodes by turns. */
  readonly proxy: ProxyName | 'none';
  readonly notices: 'own' | 'nats';
  /** Another copy of this repository, whose server it is. */
  readonly copy?: string;
}

/** The kinds of processes that a service consists of. */
export type Part = 'nodes' | 'database' | 'proxy' | 'broker';

/** A service that runs. */
export interface Site {
  /** Where clients come in. */
  readonly origins: readonly string[];
  readonly nodes: readonly ServerProcess[];
  readonly pids: () => Readonly<Record<Part, readonly number[]>>;
  /** As a power cut would, of all nodes; they come back at their old addresses. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSite({ engine, nodes: count, proxy: proxyName, notices, copy }: Layout): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-load-'));
  const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const database = engine === 'postgres' ? await startPostgres({ isSynced: true }) : null;
    if (database !== null) stops.push(() => database.stop());
    const broker = notices === 'nats' ? await startBroker() : null;
    if (broker !== null) stops.push(() => broker.stop());
    const environment = {
      ...(broker === null ? {} : { NATS_URL: broker.url }),
      ...(proxyName === 'none' ? {} : { STAKEOUT_TRUST_PROXY: 'yes' }),
    };
    const databaseUrl = database?.url ?? null;
    const nodes = Array.from({ length: count }, (_, number) => {
      const program = copy === undefined ? {} : { program: programIn(copy) };
      const settings = { folder: join(folder, `data-${number}`), databaseUrl, ...program };
      return new ServerProcess({ ...settings, environment: { ...environment, STAKEOUT_NODE: `node-${number}` } });
    });
    stops.push(() => eachOf(nodes, (node) => node.kill()));
    await eachOf(nodes, (node) => node.start());
    const origins = nodes.map(({ origin }) => origin);
    const proxy = proxyName === 'none' ? null : await startProxy(proxyName, origins);
    if (proxy !== null) stops.push(() => proxy.stop());
    return {
      nodes,
      origins: proxy === null ? origins : [proxy.origin],
      pids: () => ({
        nodes: nodes.map(({ pid }) => pid),
        database: database === null ? [] : [database.pid],
        proxy: proxy === null ? [] : [proxy.pid],
        broker: broker === null ? [] : [broker.pid],
      }),
      async restart() {
        await eachOf(nodes, (node) => node.kill());
        await eachOf(nodes, (node) => node.start());
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function eachOf(nodes: readonly ServerProcess[], work: (node: ServerProcess) => Promise<void>): Promise<void> {
  await Promise.all(nodes.map(work));
}
