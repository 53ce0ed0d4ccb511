import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { MESSAGES_PER_MINUTE } from '@stakeout/protocol';
import { readDatabaseUrl, readNatsUrl, readPublicUrl } from './environment/addresses.ts';
import { type PushConfig, readPush } from './environment/push-keys.ts';
import { type Environment, Reading, shown } from './environment/reading.ts';
import { unknownVariables } from './environment/variables.ts';

/** How the server is set up, read from the environment (see docs/operations.md) and checked before anything starts. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the SQLite database; not used with PostgreSQL. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Where nodes tell each other what has changed; `null` does so by way of the database. */
  readonly natsUrl: string | null;
  /** The address people type, such as `https://stakeout.example`; `null` trusts the request's own Host header. */
  readonly publicUrl: string | null;
  /** Whether a proxy in front is trusted to say where requests come from (X-Forwarded-For, X-Forwarded-Proto). */
  readonly trustProxy: boolean;
  /** The name of this node, unique among the nodes of one database. */
  readonly node: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly botThreads: number;
  /** How long a bot waits before it moves, in milliseconds, so that people can follow. */
  readonly botPace: number;
  /** How many sockets one address may hold open, how many requests it may make a minute. */
  readonly socketsPerAddress: number;
  readonly requestsPerMinute: number;
  /** How many messages a person may send a minute, over all their sockets together. */
  readonly messagesPerMinute: number;
  /** In how many seconds a request must have arrived. */
  readonly requestSeconds: number;
  /** How much memory matches may take before those that rest are dropped from it, to be read again when they are wanted. */
  readonly roomMegabytes: number;
  /** The folder of the built web app; `null` serves the API alone. */
  readonly webFolder: string | null;
  /** Keys of Web Push; `null` sends no reminders. */
  readonly push: PushConfig | null;
  /** Whether anybody may read /metrics; otherwise only addresses of the private network. */
  readonly metricsArePublic: boolean;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

const MEGABYTE = 1024 * 1024;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** From src/ and from dist/ alike. */
const BUILT_WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Reads the configuration, or says everything that is wrong with it. Values of secrets are never part of what it says. */
export function readConfig(environment: Environment): ConfigResult {
  const reading = new Reading(environment);
  const config: Config = {
    // A laptop in a café serves nobody but its owner until its owner says otherwise.
    host: reading.matching('HOST', '127.0.0.1', /^[A-Za-z0-9.:_-]{1,253}$/, 'an address to listen on, such as 0.0.0.0'),
    port: reading.integer('PORT', 3000, 0, 65_535),
    dataFolder: resolve(reading.text('STAKEOUT_DATA') ?? 'data'),
    databaseUrl: readDatabaseUrl(reading),
    natsUrl: readNatsUrl(reading),
    publicUrl: readPublicUrl(reading),
    trustProxy: reading.flag('STAKEOUT_TRUST_PROXY'),
    node: readNode(reading),
    logLevel: reading.choice('STAKEOUT_LOG', 'info', LOG_LEVELS),
    botThreads: reading.integer('STAKEOUT_BOT_THREADS', defaultBotThreads(), 1, 64),
    botPace: reading.integer('STAKEOUT_BOT_PACE', 800, 0, 60_000),
    socketsPerAddress: reading.integer('STAKEOUT_SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
    requestsPerMinute: reading.integer('STAKEOUT_REQUESTS_PER_MINUTE', 600, 1, 10_000_000),
    messagesPerMinute: reading.integer('STAKEOUT_MESSAGES_PER_MINUTE', MESSAGES_PER_MINUTE, 1, 10_000_000),
    requestSeconds: reading.integer('STAKEOUT_REQUEST_SECONDS', 30, 1, 3600),
    roomMegabytes: reading.integer('STAKEOUT_ROOM_MEGABYTES', defaultRoomMegabytes(), 16, 65_536),
    webFolder: readWebFolder(reading),
    push: readPush(reading),
    metricsArePublic: reading.choice('STAKEOUT_METRICS', 'private', ['private', 'public']) === 'public',
  };
  // The list of games reads it for itself, before anything else is there; here it is only checked.
  reading.choice('STAKEOUT_EXAMPLES', '0', ['0', '1']);
  for (const { name, meant } of unknownVariables(Object.keys(environment))) {
    reading.faults.push(`${name} is not a variable of this server; did you mean ${meant}?`);
  }
  return reading.faults.length === 0 ? { ok: true, config } : { ok: false, faults: reading.faults };
}

/** A name drawn by lot is unique among the nodes, but new after each restart: claims of the old one end by time alone. */
function readNode(reading: Reading): string {
  const expected = 'up to 64 letters, digits, dots, hyphens and underscores';
  return reading.matching('STAKEOUT_NODE', null, /^[\w.-]{1,64}$/, expected) ?? randomBytes(6).toString('hex');
}

/** One processor is left to the people at the tables. */
function defaultBotThreads(): number {
  return Math.min(8, Math.max(1, availableParallelism() - 1));
}

/** A third of what the process may take: the rest is for sockets, stories, bots and for whatever is garbage at the moment. */
function defaultRoomMegabytes(): number {
  const { heap_size_limit: heap } = getHeapStatistics();
  // Of a container it is the limit of the container; where there is none, it is larger than any machine.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(65_536, Math.max(16, Math.floor(Math.min(heap, memory) / 3 / MEGABYTE)));
}

/** The web app is served when it has been built; `none` serves the API alone. */
function readWebFolder(reading: Reading): string | null {
  const value = reading.text('STAKEOUT_WEB');
  if (value === 'none') return null;
  if (value === null) return isFolder(BUILT_WEB) ? BUILT_WEB : null;
  if (isFolder(value)) return resolve(value);
  reading.fault('STAKEOUT_WEB', `is ${shown(value)}`, 'the folder of the built web app, or none');
  return null;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
