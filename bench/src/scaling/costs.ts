import { readFileSync } from 'node:fs';

/** What things cost, as measured on one machine. Times are milliseconds of one processor unless they say otherwise. */
export interface Costs {
  /** The server's work on an action, and the part of it that hands the entry to the sockets. */
  readonly actionCpuMs: number;
  readonly broadcastMs: number;
  /** The same work of a server whose database is a file, and how long it stands still for each commit. */
  readonly fileActionCpuMs: number;
  readonly fileWaitMs: number;
  /** For a node to hear a notice that does not concern it. */
  readonly hearingMs: number;
  /** A socket at rest, for each second. */
  readonly idleSocketMs: number;
  readonly socketBytes: number;
  readonly nodeBytes: number;
  /** Commits a second by how many write at once: with the notice inside the commit, as it is, and without. */
  readonly announced: readonly Throughput[];
  readonly silent: readonly Throughput[];
  /** The database's work for a commit, and for each node that is to be told of it. */
  readonly databaseMs: number;
  readonly databaseTellingMs: number;
  readonly databaseCores: number;
  /** A decision of a bot, in a thread of its own. */
  readonly botMs: { readonly easy: number; readonly medium: number; readonly hard: number };
}

export interface Throughput {
  readonly writers: number;
  readonly perSecond: number;
}

/** The one point at which the model can be held against the world: a whole server under load. */
export interface MeasuredPoint {
  readonly tables: number;
  readonly actionsPerSecond: number;
  readonly serverCores: number;
  readonly p50: number;
  readonly p99: number;
}

/** Folder of the results: the same from src/ and from dist/. */
const RESULTS = new URL('../../results/', import.meta.url);

interface LoadResult {
  readonly options: { readonly tables: number };
  readonly figures: {
    readonly sockets: number;
    readonly memory: {
      readonly alone: { readonly resident: number };
      readonly perRunningSocket: { readonly resident: number; readonly heap: number };
    };
    readonly idle: { readonly serverCpuSeconds: number; readonly seconds: number };
    readonly play: {
      readonly course: { readonly perSecond: number; readonly latency: { readonly p50: number; readonly p99: number } };
      readonly usage: {
        readonly serverCpuSeconds: number;
        readonly serverCores: number;
        readonly actions: number;
        readonly broadcastMs: number;
      };
    };
  };
}

interface AppendRun {
  readonly store: 'sqlite' | 'postgres';
  readonly writers: number;
  readonly nodes: number;
  readonly notices: boolean;
  readonly commitsPerSecond: number;
  readonly databaseCpuMs: number | null;
  readonly writerCpuMs: number;
  readonly hearingCpuMs: number | null;
}

interface AppendResult {
  readonly machine: { readonly cores: number };
  readonly runs: readonly AppendRun[];
}

/** The costs as the latest results give them: `npm run load -- --save`, the same with `--engine postgres`, and append-rate.mjs. */
export function readCosts(): Costs {
  const file: LoadResult = read('load');
  const server: LoadResult = read('load-postgres');
  const { machine, runs }: AppendResult = read('append-rate');
  const { memory, idle, sockets } = file.figures;
  const onFile = oneOf(runs, ({ store }) => store === 'sqlite');
  const postgres = runs.filter(({ store }) => store === 'postgres');
  const announced = postgres.filter(({ notices, hearingCpuMs }) => notices && hearingCpuMs === null);
  const busiest = oneOf(announced, ({ writers }) => writers === Math.max(...announced.map((run) => run.writers)));
  const heard = postgres.filter(({ hearingCpuMs }) => hearingCpuMs !== null).sort((a, b) => b.nodes - a.nodes);
  const [most, fewest] = [oneOf(heard, () => true), oneOf(heard.toReversed(), () => true)];
  return {
    actionCpuMs: cpuOfAction(server),
    broadcastMs: server.figures.play.usage.broadcastMs,
    fileActionCpuMs: cpuOfAction(file),
    fileWaitMs: Math.max(0, 1000 / onFile.commitsPerSecond - onFile.writerCpuMs),
    hearingMs: fewest.hearingCpuMs ?? 0,
    idleSocketMs: (idle.serverCpuSeconds * 1000) / idle.seconds / sockets,
    socketBytes: Math.max(memory.perRunningSocket.resident, memory.perRunningSocket.heap),
    nodeBytes: memory.alone.resident,
    announced: announced.map(throughputOf),
    silent: postgres.filter(({ notices }) => !notices).map(throughputOf),
    databaseMs: busiest.databaseCpuMs ?? 0,
    databaseTellingMs: slope(fewest, most),
    databaseCores: machine.cores,
    botMs: {
      easy: botMs('gunrunners-easy-random'),
      medium: botMs('gunrunners-medium-easy'),
      hard: botMs('gunrunners-hard-easy'),
    },
  };
}

export function readMeasuredPoint(): MeasuredPoint {
  const { options, figures }: LoadResult = read('load');
  const { course, usage } = figures.play;
  return {
    tables: options.tables,
    actionsPerSecond: course.perSecond,
    serverCores: usage.serverCores,
    p50: course.latency.p50,
    p99: course.latency.p99,
  };
}

function cpuOfAction({ figures }: LoadResult): number {
  const { serverCpuSeconds, actions } = figures.play.usage;
  return (serverCpuSeconds * 1000) / actions;
}

/** What one more listening node adds to the database's work for a commit. */
function slope(few: AppendRun, many: AppendRun): number {
  const more = many.nodes - few.nodes;
  return more === 0 ? 0 : Math.max(0, ((many.databaseCpuMs ?? 0) - (few.databaseCpuMs ?? 0)) / more);
}

function throughputOf({ writers, commitsPerSecond }: AppendRun): Throughput {
  return { writers, perSecond: commitsPerSecond };
}

/** The first bot of a pairing of the arena is the one it is about. */
function botMs(pairing: string): number {
  const { bots }: { readonly bots: readonly { readonly msPerDecision: number }[] } = read(pairing);
  return bots[0]?.msPerDecision ?? Number.NaN;
}

function oneOf(runs: readonly AppendRun[], isIt: (run: AppendRun) => boolean): AppendRun {
  const run = runs.find(isIt);
  if (run === undefined) throw new Error('append-rate.json lacks a run; measure again with node bench/append-rate.mjs');
  return run;
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`${name}.json`, RESULTS), 'utf8'));
}
