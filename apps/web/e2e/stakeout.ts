import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { freePort } from '@stakeout/testkit';

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
/** The built app. */
export const WEB = process.env['STAKEOUT_WEB'] ?? fileURLToPath(new URL('../dist', import.meta.url));

/** A real server with the built app, on a database and a port of its own. */
export class Server {
  private process: ChildProcess | null = null;
  /** Where its database is. */
  readonly folder = mkdtempSync(join(tmpdir(), 'stakeout-e2e-'));
  private readonly port: number;
  private readonly web: string;
  private readonly more: Readonly<Record<string, string>>;

  /** `more` is what else its environment says. */
  constructor(port: number, web = WEB, more: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.web = web;
    this.more = more;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const environment = {
      PATH: process.env['PATH'],
      PORT: String(this.port),
      HOST: '127.0.0.1',
      STAKEOUT_DATA: this.folder,
      STAKEOUT_WEB: this.web,
      STAKEOUT_LOG: 'error',
      STAKEOUT_BOT_PACE: '50',
      STAKEOUT_REQUESTS_PER_MINUTE: '100000',
      ...this.more,
    };
    this.process = spawn(process.execPath, [SERVER], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(this.process.stdout ?? this.process, 'data');
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    if (this.process === null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
    this.process = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tests with a server; every page starts at its address, and no page may break while nobody looks. */
export const test = base.extend<{ unbroken: undefined }, { server: Server }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = new Server(await freePort());
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  unbroken: [
    async ({ context }, use) => {
      const faults = faultsIn(context);
      await use(undefined);
      expect(faults, 'what pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For measures of many things: all that are wrong are told of, not only the first. */
export const softly = expect.configure({ soft: true });

/** Collects what goes wrong in the pages of a context: exceptions that nobody caught, and what the browser forbade. */
export function faultsIn(context: BrowserContext): readonly string[] {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(String(fault.error().stack ?? fault.error())));
  context.on('console', (message) => {
    // A request without an answer is for the page to deal with, and it is seen there.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_|WebSocket connection/.test(message.text())) {
      faults.push(message.text());
    }
  });
  return faults;
}
