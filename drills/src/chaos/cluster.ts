import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stakeout/testkit';
import { startPostgres } from '../postgres.ts';
import { type Broker, startBroker } from '../programs/broker.ts';
import { type DatabasePair, startDatabasePair } from '../programs/database-pair.ts';
import { type ProxyName, startProxy, untilPassable } from '../programs/proxy.ts';
import type { Door } from './door.ts';
import { type Environment, ServerProcess } from './server-process.ts';

export type Engine = 'sqlite' | 'postgres';
/** How nodes tell each other what has changed. */
export type NoticeWay = 'own' | 'nats';

export interface ClusterPlan {
  readonly engine: Engine;
  /** What stands before the nodes; `null` lets people come to any node directly. */
  readonly proxy: ProxyName | null;
  readonly notices: NoticeWay;
  /** Whether the database has a standby, and is lost. */
  readonly hasStandby: boolean;
}

/** Something that happens to what the nodes rely on. */
export type Disaster = () => Promise<void>;

/** The servers of one drill and the storage behind them. */
export interface Cluster {
  readonly nodes: readonly ServerProcess[];
  readonly doors: readonly Door[];
  /** In the order in which they happen, each once. */
  readonly disasters: readonly Disaster[];
  /** Kills all nodes and starts them again: whatever they only had in memory is gone. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

type Stop = () => Promise<void> | void;

/** How long the standby is gone, in milliseconds: long enough for everybody to wait for it. */
const ABSENCE = 3000;
/** What servers write of their database while it is away, and so long after, in milliseconds, is no fault of theirs. */
const AFTERMATH = 15_000;

/** SQLite belongs to one process; a PostgreSQL server is shared by two nodes. */
export async function startCluster(plan: ClusterPlan, onFault: (fault: string) => void): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-chaos-'));
  const stops: Stop[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const grace = new Grace();
    const pair = plan.hasStandby ? await startDatabasePair() : null;
    if (pair !== null) stops.push(() => pair.stop());
    const broker = plan.notices === 'nats' ? await startBroker() : null;
    if (broker !== null) stops.push(() => endBroker(broker, onFault));
    const environment = { ...(await storageOf(plan, pair, folder, stops)), ...noticesOf(broker) };
    const nodes: ServerProcess[] = [];
    const watcher = {
      died: onFault,
      wrote: (fault: string) => {
        if (!grace.isGiven) onFault(fault);
      },
    };
    for (const name of plan.engine === 'sqlite' ? ['one'] : ['one', 'two']) {
      nodes.push(new ServerProcess(name, await freePort(), environment, watcher));
    }
    stops.push(() => killAll(nodes));
    const leaveNothingBehind = () => {
      for (const node of nodes) node.killAtOnce();
      rmSync(folder, { recursive: true, force: true });
    };
    process.on('exit', leaveNothingBehind);
    stops.push(() => void process.off('exit', leaveNothingBehind));
    await startAll(nodes);
    const proxy = plan.proxy === null ? null : await startProxy(plan.proxy, originsOf(nodes));
    if (proxy !== null) stops.push(() => proxy.stop());
    const doors: readonly Door[] = proxy === null ? nodes : [proxy];
    return {
      nodes,
      doors,
      disasters: pair === null ? [] : disastersOf(pair, grace),
      async restart() {
        await killAll(nodes);
        await startAll(nodes);
        await Promise.all(doors.map(({ origin }) => untilPassable(origin)));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The standby goes and comes back; later the primary goes for good. */
function disastersOf(pair: DatabasePair, grace: Grace): readonly Disaster[] {
  return [() => grace.during(() => pair.loseStandby(ABSENCE)), () => grace.during(() => pair.losePrimary())];
}

async function storageOf(
  { engine }: ClusterPlan,
  pair: DatabasePair | null,
  folder: string,
  stops: Stop[],
): Promise<Environment> {
  if (engine === 'sqlite') return { STAKEOUT_DATA: join(folder, 'data') };
  if (pair !== null) return { DATABASE_URL: pair.url };
  const postgres = await startPostgres({ isSynced: false });
  stops.push(() => postgres.stop());
  return { DATABASE_URL: postgres.url };
}

function noticesOf(broker: Broker | null): Environment {
  return broker === null ? {} : { NATS_URL: broker.url };
}

/** Nodes that said nothing to each other over the broker have not been drilled with it. */
async function endBroker(broker: Broker, onFault: (fault: string) => void): Promise<void> {
  if ((await broker.messages()) === 0) onFault('no node has told the others anything over NATS');
  await broker.stop();
}

/** A time in which servers may complain. */
class Grace {
  #given = 0;
  #until = Number.NEGATIVE_INFINITY;

  get isGiven(): boolean {
    return this.#given > 0 || performance.now() < this.#until;
  }

  async during(work: () => Promise<void>): Promise<void> {
    this.#given += 1;
    try {
      await work();
    } finally {
      this.#given -= 1;
      this.#until = performance.now() + AFTERMATH;
    }
  }
}

function originsOf(nodes: readonly ServerProcess[]): readonly string[] {
  return nodes.map(({ origin }) => origin);
}

async function startAll(nodes: readonly ServerProcess[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.start()));
}

async function killAll(nodes: readonly ServerProcess[]): Promise<void> {
  await Promise.all(nodes.map((node) => node.kill()));
}
