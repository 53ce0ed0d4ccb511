import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram, freePort } from '@stakeout/testkit';
import { Background } from './background.ts';
import { Forwarder } from './forwarder.ts';
import { Unavailable } from './proxy.ts';

/** A PostgreSQL and its synchronous standby, with the configuration of `deploy/`, behind an address that can be moved. */
export interface DatabasePair {
  readonly url: string;
  /** The standby is gone for so many milliseconds, and follows again. Meanwhile nothing can be committed. */
  loseStandby(milliseconds: number): Promise<void>;
  /** The primary is killed and never comes back; the standby takes its place. */
  losePrimary(): Promise<void>;
  stop(): Promise<void>;
}

const DEPLOY = fileURLToPath(new URL('../../../deploy/postgres/', import.meta.url));
const PASSWORD = 'stakeout';
const STANDBY = 'standby';
const LOOK_EVERY = 50;
/** PostgreSQL refuses to run as root; whoever has no rights at all will do. */
const NOBODY = 65_534;

export async function startDatabasePair(): Promise<DatabasePair> {
  const postgres = findProgram('postgres');
  if (postgres === null) throw new Unavailable('PostgreSQL with its tools cannot be had here');
  const pair = new Pair(dirname(postgres));
  try {
    await pair.start();
  } catch (error) {
    await pair.stop();
    throw error;
  }
  return pair;
}

class Pair implements DatabasePair {
  url = '';
  readonly #tools: string;
  readonly #folder: string;
  readonly #owner: { readonly uid?: number; readonly gid?: number };
  #ports = { primary: 0, standby: 0 };
  #primary: Background | null = null;
  #standby: Background | null = null;
  #address: Forwarder | null = null;

  constructor(tools: string) {
    this.#tools = tools;
    this.#owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    this.#folder = mkdtempSync(join(tmpdir(), 'stakeout-pair-'));
    if (this.#owner.uid !== undefined) chownSync(this.#folder, NOBODY, NOBODY);
  }

  async start(): Promise<void> {
    this.#ports = { primary: await freePort(), standby: await freePort() };
    const password = join(this.#folder, 'password');
    writeFileSync(password, `${PASSWORD}\n`, { mode: 0o644 });
    const names = [
      '--username=stakeout',
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ];
    this.#run('initdb', ['--pgdata', this.#data('primary'), '--no-sync', ...names]);
    // Nobody follows yet, so nothing may wait for a standby.
    const primary = this.#serve('primary', ['-c', 'synchronous_standby_names=']);
    await primary.untilOpen(this.#ports.primary);
    await this.#untilReady('primary');
    this.#ask('primary', 'create database stakeout', 'postgres');
    this.#ask('primary', `create role replicator login replication password '${PASSWORD}'`, 'postgres');
    const way = `host=127.0.0.1 port=${this.#ports.primary} user=replicator application_name=${STANDBY}`;
    const copy = ['--pgdata', this.#data('standby'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    this.#run('pg_basebackup', [
      ...copy,
      '--create-slot',
      `--slot=${STANDBY}`,
      '--dbname',
      `${way} password=${PASSWORD}`,
    ]);
    await primary.stop('SIGINT');

    this.#primary = await this.#serve('primary').untilOpen(this.#ports.primary);
    await this.#untilReady('primary');
    await this.#follow();
    const port = await freePort();
    this.#address = await new Forwarder(port, this.#ports.primary).open();
    this.url = `postgres://stakeout:${PASSWORD}@127.0.0.1:${port}/stakeout`;
  }

  async loseStandby(milliseconds: number): Promise<void> {
    await this.#standby?.stop('SIGQUIT');
    await pause(milliseconds);
    await this.#follow();
  }

  async losePrimary(): Promise<void> {
    // All of its processes at once, and its disk with them: what only it had is gone.
    this.#primary?.killGroup();
    this.#address?.lead(null);
    await this.#primary?.stop('SIGKILL');
    rmSync(this.#data('primary'), { recursive: true, force: true });
    this.#run('pg_ctl', ['promote', '--pgdata', this.#data('standby'), '--wait']);
    this.#address?.lead(this.#ports.standby);
  }

  async stop(): Promise<void> {
    await this.#address?.close();
    await this.#primary?.stop('SIGQUIT');
    await this.#standby?.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Starts the standby, and waits until the primary waits for it. */
  async #follow(): Promise<void> {
    this.#standby = await this.#serve('standby').untilOpen(this.#ports.standby);
    const isFollowed = `select count(*) from pg_stat_replication where application_name = '${STANDBY}' and sync_state = 'quorum'`;
    while (this.#ask('primary', isFollowed, 'postgres') !== '1') {
      if (!this.#standby.isRunning) throw new Error(`the standby ended:\n${this.#standby.tail}`);
      await pause(LOOK_EVERY);
    }
  }

  #serve(who: 'primary' | 'standby', more: readonly string[] = []): Background {
    mkdirSync(this.#data(who), { recursive: true });
    const place = [
      '-c',
      `port=${this.#ports[who]}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ];
    const files = ['-c', `config_file=${DEPLOY}${who}.conf`, '-c', `hba_file=${DEPLOY}pg_hba.conf`];
    // The machines of this drill share one memory.
    const size = ['-c', 'shared_buffers=32MB'];
    const args = ['-D', this.#data(who), ...files, ...place, ...size, ...more];
    return new Background(who, join(this.#tools, 'postgres'), args, { ...this.#owner, detached: true });
  }

  async #untilReady(who: 'primary' | 'standby'): Promise<void> {
    while (this.#tryAsk(who, 'select 1', 'postgres') !== '1') await pause(LOOK_EVERY);
  }

  #ask(who: 'primary' | 'standby', query: string, database: string): string {
    const answer = this.#tryAsk(who, query, database);
    if (answer === null) throw new Error(`the ${who} does not answer: ${query}`);
    return answer;
  }

  #tryAsk(who: 'primary' | 'standby', query: string, database: string): string | null {
    const way = ['--host=127.0.0.1', `--port=${this.#ports[who]}`, '--username=stakeout', `--dbname=${database}`];
    const { status, stdout } = this.#spawn('psql', [
      ...way,
      '--no-align',
      '--tuples-only',
      '--quiet',
      '--command',
      query,
    ]);
    return status === 0 ? stdout.trim() : null;
  }

  #run(tool: string, args: readonly string[]): void {
    const { status, stderr, error } = this.#spawn(tool, args);
    if (status !== 0) throw new Error(`${tool} failed: ${error?.message ?? stderr}`);
  }

  #spawn(tool: string, args: readonly string[]) {
    const env = { PATH: process.env['PATH'], LC_ALL: 'C', PGPASSWORD: PASSWORD };
    return spawnSync(join(this.#tools, tool), args, { ...this.#owner, cwd: this.#folder, env, encoding: 'utf8' });
  }

  #data(who: 'primary' | 'standby'): string {
    return join(this.#folder, who);
  }
}
