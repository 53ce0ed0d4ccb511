import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stakeout/testkit';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Config } from '../config.ts';
import { loggerOptions } from '../logging.ts';
import { type RunningNode, startNode } from '../node.ts';
import { openPostgresStore } from '../storage/postgres.ts';
import { openSqliteStore } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import type { TimeSource } from '../time-source.ts';

/** Bots move at once, and nothing is refused for its number unless a test wants it so. */
const CONFIG: Omit<Config, 'dataFolder'> = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: null,
  natsUrl: null,
  publicUrl: null,
  trustProxy: false,
  node: 'trial',
  logLevel: 'warn',
  botThreads: 1,
  botPace: 0,
  socketsPerAddress: 10_000,
  requestsPerMinute: 1_000_000,
  messagesPerMinute: 1_000_000,
  requestSeconds: 30,
  roomMegabytes: 256,
  webFolder: null,
  push: null,
  metricsArePublic: false,
};

/** Nothing here has to survive a power cut, and a folder in memory does not wait for a disk. */
const MEMORY = '/dev/shm';

/** A real node on a database of its own in a temporary folder, as `main.ts` starts it. */
export class TrialNode {
  /** What the node had to complain about, line by line. */
  readonly complaints: string[] = [];
  readonly folder: string;
  private config: Config;
  private readonly time: TimeSource | undefined;
  private running: RunningNode | null = null;

  private constructor(config: Partial<Config>, time?: TimeSource) {
    this.time = time;
    this.folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'stakeout-trial-'));
    this.config = { ...CONFIG, dataFolder: this.folder, ...config };
  }

  static async start(config: Partial<Config> = {}, time?: TimeSource): Promise<TrialNode> {
    const node = new TrialNode(config, time);
    await node.start();
    return node;
  }

  /** A node whose database holds something before it starts. */
  static async prepared(
    prepare: (store: Store) => Promise<void>,
    config: Partial<Config> = {},
    time?: TimeSource,
  ): Promise<TrialNode> {
    const node = new TrialNode(config, time);
    await node.withStore(prepare);
    await node.start();
    return node;
  }

  get address(): string {
    if (this.running === null) throw new Error('The node does not run.');
    return this.running.address;
  }

  async start(): Promise<void> {
    const log = pino(loggerOptions(this.config), { write: (line: string) => void this.complaints.push(line) });
    // After a restart the node is found where it was.
    if (this.config.port === 0) this.config = { ...this.config, port: await freePort() };
    this.running = await startNode(this.config, log, this.time);
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }

  /** The store while the node does not run: only one process, or one node in a test, may have it open. */
  async withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
    const store = await openSqliteStore(this.folder);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  }

  /** The database that nodes share, while they run. */
  async withShared<T>(use: (store: Store) => Promise<T>): Promise<T> {
    const store = await openPostgresStore(this.config.databaseUrl ?? '');
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  }

  /** Stops for good. A node that had something to complain about has failed the test. */
  async end(expected: readonly string[] = []): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
    expect(this.complaints).toEqual(expected);
  }
}
