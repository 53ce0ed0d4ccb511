import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Api, CookieFetch, createApi, type HttpAnswer, Keepsakes, newNonce } from '@stakeout/client';
import { FastChance } from '@stakeout/kernel';
import type { CreateTable } from '@stakeout/protocol';
import * as protocol from '@stakeout/protocol';
import { freePort } from '@stakeout/testkit';
import { WebSocket } from 'ws';
import { loadGame } from '../../games/index.ts';
import { checkFile } from '../file-check.ts';
import { OnlineSession } from './online-session.ts';
import type { OnlineSnapshot } from './online-snapshot.ts';

/** The server as it is run, in a process of its own, so that it can be killed. */
const SCRIPT = fileURLToPath(new URL('../../../../server/dist/main.js', import.meta.url));
/** How long a test waits for something that should come soon, in milliseconds, before it gives up. */
const PATIENCE = 120_000;

export class TrialServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'stakeout-web-'));
  #process: ChildProcess | null = null;
  #port = 0;

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    // After a restart the server is found where it was.
    if (this.#port === 0) this.#port = await freePort();
    // What whoever runs the tests has set is not the server's.
    const environment = {
      PATH: process.env['PATH'],
      PORT: String(this.#port),
      STAKEOUT_DATA: this.#folder,
      STAKEOUT_BOT_PACE: '0',
      STAKEOUT_BOT_THREADS: '1',
      STAKEOUT_LOG: 'error',
    };
    const started = spawn(process.execPath, [SCRIPT], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    await new Promise<void>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
      started.stdout.on('data', (text: Buffer) => {
        if (text.includes('open at http://')) resolve();
      });
    });
  }

  /** As a power cut does it: nothing can be put in order before. */
  async kill(): Promise<void> {
    const killed = this.#process;
    if (killed === null || killed.exitCode !== null || killed.signalCode !== null) return;
    const gone = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/** One person with a browser of their own. */
export class Visitor {
  readonly api: Api;
  readonly #base: string;
  readonly #cookies: CookieFetch;
  readonly #sessions: OnlineSession[] = [];
  readonly #kept = new Map<string, string>();
  readonly keepsakes = new Keepsakes({
    get: (name) => this.#kept.get(name) ?? null,
    set: (name, text) => this.#kept.set(name, text),
  });

  constructor(base: string) {
    this.#base = base;
    this.#cookies = new CookieFetch(fetch, base);
    this.api = createApi(this.#cookies.fetch, base, protocol);
  }

  static async named(base: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(base);
    granted(await visitor.api.introduce(name));
    return visitor;
  }

  async open(id: string, watch?: string): Promise<OnlineSession> {
    const first = granted(await this.api.table(id, watch));
    const game = await loadGame(first.table.game);
    if (game === null) throw new Error('no such game');
    const session = new OnlineSession({
      game,
      api: this.api,
      base: this.#base,
      open: (url) => new WebSocket(url, { headers: this.#cookies.headers }),
      first,
      watch,
      adviser: {
        ask: async ({ options }) => [hintOf(options[0])],
        foretell: async ({ count }) => ({ escapes: 1, tries: count }),
        check: async (text, kept) => checkFile((id) => (id === game.id ? game : null), text, kept),
        close: () => {},
      },
      keepsakes: this.keepsakes,
      keptSince: () => 1,
      pace: { firstDelay: 20, longestDelay: 200, restartSpread: 20, penalty: 20 },
    });
    this.#sessions.push(session);
    return session;
  }

  leave(): void {
    for (const session of this.#sessions) session.close();
  }
}

function hintOf(action: unknown) {
  return { action, winChance: 0.5, goal: null, why: { id: 'any', params: {}, clause: 'G1.1' } };
}

export function granted<T>(answer: HttpAnswer<T>): T {
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

/** A table for two, both seated and the match begun. */
export async function begunTable(host: Visitor, guest: Visitor, wish: Partial<CreateTable> = {}): Promise<string> {
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'invited' }];
  const { table } = granted(await host.api.createTable({ game: 'gunrunners', seats, ...wish }));
  const { token } = granted(await host.api.invite(table.id, 1));
  granted(await guest.api.acceptInvitation(token));
  granted(await guest.api.ready(table.id, newNonce()));
  granted(await host.api.start(table.id, newNonce()));
  return table.id;
}

/** Waits until the table is as wanted. */
export function until(
  session: OnlineSession,
  isWanted: (snapshot: OnlineSnapshot) => boolean,
): Promise<OnlineSnapshot> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const { view: _, moves: __, ...rest } = session.get();
      reject(new Error(`Waited in vain at ${JSON.stringify(rest).slice(0, 800)}`));
    }, PATIENCE);
    const look = () => {
      if (!isWanted(session.get())) return;
      clearTimeout(timer);
      stop();
      resolve(session.get());
    };
    const stop = session.subscribe(look);
    look();
  });
}

/** Plays the session's seat at random to the end. */
export async function play(session: OnlineSession, seed: number): Promise<void> {
  const dice = new FastChance(seed);
  for (;;) {
    const { options, status } = await until(
      session,
      (table) => table.status === 'over' || (table.status === 'running' && table.options.length > 0),
    );
    if (status === 'over') return;
    await session.act(options[dice.pick(options.length)]);
  }
}

/** Plays whichever of the seats is asked, at random, for so many moves in all or until something has come about. */
export async function playTogether(
  sessions: readonly OnlineSession[],
  seed: number,
  moves: number,
  isEnough = () => false,
): Promise<void> {
  const dice = new FastChance(seed);
  for (let played = 0; played < moves && !isEnough(); ) {
    const asked = sessions.find((session) => session.get().options.length > 0);
    if (asked === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    } else {
      const { options } = asked.get();
      const answer = await asked.act(options[dice.pick(options.length)]);
      if (answer.ok) played++;
    }
  }
  // Whoever did not make the last move hears of it a little later.
  const isAsked = ({ options, status }: OnlineSnapshot) => options.length > 0 || status === 'over';
  await Promise.race(sessions.map((session) => until(session, isAsked)));
}

/** The view that follows from the moves, to hold against the one that was shown. */
export function folded(session: OnlineSession, beginning: unknown): unknown {
  let view = beginning;
  for (const { events } of session.get().moves) for (const event of events) view = session.game.fold(view, event);
  return view;
}
