import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilOpen } from '../server-start.ts';
import { pause } from './parallel.ts';

/** The server as it is deployed. From src/ and from dist/ alike. */
export const PROGRAM = programIn(fileURLToPath(new URL('../../..', import.meta.url)));
/**
 * Lets the drill ask for a collection of garbage, so that memory is compared with memory. In nothing else does the process
 * differ from one in service.
 */
const COLLECTOR = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'];
const COLLECTION_MS = 600;
/** The unit of times in /proc, fixed on Linux. */
const TICKS_PER_SECOND = 100;
/** Where the line of /proc/<pid>/stat has its times, counted after the name of the program. */
const UTIME = 11;
const STIME = 12;

/** The compiled server of a copy of this repository. */
export function programIn(folder: string): string {
  return join(folder, 'apps/server/dist/main.js');
}

export interface ServerSettings {
  readonly folder: string;
  readonly databaseUrl: string | null;
  /** Another program than the one beside the drill. */
  readonly program?: string;
  /** Settings of its own. One that is empty is the server's default. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A server in a process of its own, on the same port however often it is started. */
export class ServerProcess {
  /** Where it is reached; known after the first start. */
  origin = '';
  private child: ChildProcess | null = null;
  private readonly settings: ServerSettings;

  constructor(settings: ServerSettings) {
    this.settings = settings;
  }

  /** Fulfilled when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...COLLECTOR, this.settings.program ?? PROGRAM], {
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.origin = await untilOpen(child);
  }

  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** As a power cut would. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** Has garbage collected, twice: what has a finalizer goes with the second. */
  async collectGarbage(): Promise<void> {
    for (let time = 0; time < 2; time++) {
      this.child?.kill('SIGUSR2');
      await pause(COLLECTION_MS);
    }
  }

  /** Memory that is its own, in bytes. */
  residentBytes(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(this.read('status')) ?? [];
    return Number(kilobytes) * 1024;
  }

  /** Processor time since its start, in seconds. */
  cpuSeconds(): number {
    const fields = this.read('stat').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[UTIME]) + Number(fields[STIME])) / TICKS_PER_SECOND;
  }

  private read(name: string): string {
    return readFileSync(`/proc/${this.child?.pid}/${name}`, 'utf8');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  private environment(): NodeJS.ProcessEnv {
    const { folder, databaseUrl, environment } = this.settings;
    return {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: this.origin === '' ? '0' : new URL(this.origin).port,
      STAKEOUT_DATA: folder,
      STAKEOUT_LOG: 'error',
      STAKEOUT_WEB: 'none',
      STAKEOUT_BOT_THREADS: '1',
      // All clients of the drill come from one address.
      STAKEOUT_REQUESTS_PER_MINUTE: '10000000',
      STAKEOUT_SOCKETS_PER_ADDRESS: '1000000',
      STAKEOUT_MESSAGES_PER_MINUTE: '10000000',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...environment,
    };
  }
}
