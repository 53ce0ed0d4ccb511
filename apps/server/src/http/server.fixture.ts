import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreateTable, ErrorBody, paths, TableForYou } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { ServiceClock } from '../service-clock.ts';
import type { TableRecord } from '../storage/records.ts';
import { openSqliteStore } from '../storage/sqlite.ts';

const CONFIG: Config = {
  host: 'stakeout.test',
  port: 0,
  dataFolder: '',
  databaseUrl: null,
  natsUrl: null,
  publicUrl: null,
  trustProxy: false,
  node: 'test',
  logLevel: 'silent',
  botThreads: 1,
  botPace: 100,
  socketsPerAddress: 10,
  requestsPerMinute: 1_000_000,
  messagesPerMinute: 1_000_000,
  requestSeconds: 30,
  roomMegabytes: 256,
  webFolder: null,
  push: null,
  metricsArePublic: false,
};

const ORIGIN = 'http://stakeout.test';
export const NONCE = 'ab'.repeat(32);
/** Somebody's last action. */
const ENTRY = { seat: 0, content: { action: {} }, by: 'bot', key: null, hash: 'x', at: 1, joined: false } as const;
export const PUBLIC = { visibility: 'public' } as const;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, unknown>;
  readonly cookie: string | null;
}

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string | undefined>;
  readonly address?: string;
}

/** The whole server on a real store in a folder of its own; what it answers is checked and remembered. */
export class TestServer {
  readonly woken: string[] = [];
  private readonly answers: string[] = [];
  private readonly tables = new Set<string>();
  readonly context: Context;
  readonly app: FastifyInstance;
  private readonly folder: string;

  private constructor(context: Context, folder: string, register?: (app: FastifyInstance) => void) {
    this.context = { ...context, wake: ({ id }) => this.woken.push(id) };
    this.folder = folder;
    this.app = buildApp(this.context, register);
  }

  static async open(config: Partial<Config> = {}, register?: (app: FastifyInstance) => void): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'stakeout-http-'));
    const store = await openSqliteStore(folder);
    const clock = new ServiceClock(store, (error) => {
      throw error;
    });
    const context = { config: { ...CONFIG, ...config }, store, clock, wake: () => {} };
    return new TestServer(context, folder, register);
  }

  async send({ method, url, body, headers, address = '10.0.0.1' }: Sent): Promise<Answer> {
    const given = Object.entries({ host: 'stakeout.test', origin: ORIGIN, ...headers });
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: address,
      headers: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { statusCode: status, body: text } = response;
    this.answers.push(JSON.stringify([text, response.headers]));
    expect(text).not.toMatch(/node_modules|\n\s+at |\.ts:\d/);
    if (status >= 400 && method !== 'HEAD') expect(ErrorBody.safeParse(JSON.parse(text)).error).toBeUndefined();
    const cookie = response.headers['set-cookie'];
    return { status, text, headers: response.headers, cookie: cookie === undefined ? null : String(cookie) };
  }

  /** Somebody with a cookie. */
  async guest(name: string): Promise<Visitor> {
    const visitor = new Visitor(this);
    await visitor.post(paths.me, { name });
    return visitor;
  }

  visitor(): Visitor {
    return new Visitor(this);
  }

  async record(id: string): Promise<TableRecord> {
    const table = await this.context.store.table(id);
    if (table === null) throw new Error(`no table ${id}`);
    return table;
  }

  /** Ends a running match; how it went does not matter here. */
  async finish(id: string): Promise<void> {
    const { version, seq, seats } = await this.record(id);
    const none = seats.map(() => 0);
    const outcome = { ending: 'played', scores: none, places: none.map(() => 1), winners: [0], tieBreaks: [] };
    const entry = { ...ENTRY, seq: seq + 1 };
    const progress = { toAct: [], clocks: null, outcome, dueAt: null, remind: [] };
    expect(await this.context.store.append(id, version, [entry], progress)).toBe(true);
  }

  /** Every table heard of whose secret must not have been. */
  remember(table: string): void {
    this.tables.add(table);
  }

  /** Nothing that was answered has contained the secret of a match that is not over. */
  async close(): Promise<void> {
    const all = this.answers.join('\n');
    for (const id of this.tables) {
      const { status, secret } = await this.record(id);
      if (status !== 'over') expect(all.includes(secret)).toBe(false);
    }
    await this.app.close();
    await this.context.store.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** A browser: it keeps its cookie. */
export class Visitor {
  cookie: string | null = null;
  private readonly server: TestServer;

  constructor(server: TestServer) {
    this.server = server;
  }

  get(url: string, headers: Sent['headers'] = {}): Promise<Answer> {
    return this.ask({ method: 'GET', url, headers });
  }

  post(url: string, body: unknown = {}, headers: Sent['headers'] = {}): Promise<Answer> {
    return this.ask({ method: 'POST', url, body, headers: { 'content-type': 'application/json', ...headers } });
  }

  delete(url: string, body: unknown): Promise<Answer> {
    return this.ask({ method: 'DELETE', url, body, headers: { 'content-type': 'application/json' } });
  }

  async ask(sent: Sent): Promise<Answer> {
    const cookie = this.cookie === null ? {} : { cookie: `stakeout=${this.cookie}` };
    const answer = await this.server.send({ ...sent, headers: { ...cookie, ...sent.headers } });
    const given = answer.cookie?.match(/^stakeout=([^;]*)/)?.[1];
    if (given !== undefined) this.cookie = given;
    return answer;
  }

  /** Makes a table and gives its id. */
  async table(seats: readonly string[], more: Partial<CreateTable> = {}): Promise<string> {
    const plans = seats.map((kind) => (kind === 'easy' || kind === 'hard' ? { kind: 'bot', level: kind } : { kind }));
    const answer = await this.post(paths.tables, { game: 'gunrunners', seats: plans, ...more });
    expect(answer.status).toBe(201);
    const { id } = forYou(answer).table;
    this.server.remember(id);
    return id;
  }

  step(id: string, step: Parameters<typeof paths.tableStep>[1], body: unknown = {}): Promise<Answer> {
    return this.post(paths.tableStep(id, step), body);
  }

  /** An invitation's token. */
  async invite(id: string, seat: number): Promise<string> {
    const answer = await this.step(id, 'invite', { seat });
    expect(answer.status).toBe(201);
    return json(answer)['token'] as string;
  }
}

export function json({ text }: Answer): Record<string, unknown> {
  return JSON.parse(text);
}

/** A table as it was answered, exactly as the protocol says. */
export function forYou(answer: Answer): TableForYou {
  return TableForYou.parse(JSON.parse(answer.text));
}

/** Status and code of a refusal: `404 notFound`; the status alone of an answer. */
export function verdict(answer: Answer): string {
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${json(answer)['error']}`;
}
