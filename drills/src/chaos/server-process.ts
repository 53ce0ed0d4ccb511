import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { OPEN, untilOpen } from '../server-start.ts';

const SERVER = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
/** How many of its last lines are shown of a server that died. */
const TAIL = 20;

export type Environment = Readonly<Record<string, string>>;

/** What must not happen, told as a sentence. */
export interface Watcher {
  /** It ended without being asked to. */
  died(fault: string): void;
  /** It wrote something. */
  wrote(fault: string): void;
}

/** A server as a process of its own, which can be killed and started again on the same port and the same data. */
export class ServerProcess {
  readonly name: string;
  readonly origin: string;
  readonly #environment: Environment;
  readonly #watcher: Watcher;
  readonly #tail: string[] = [];
  #child: ChildProcess | null = null;
  #isWanted = false;

  constructor(name: string, port: number, storage: Environment, watcher: Watcher) {
    this.name = name;
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = { ...surroundings(), ...SETTINGS, ...storage, STAKEOUT_NODE: name, PORT: String(port) };
    this.#watcher = watcher;
  }

  /** Fulfilled when the server is open, or when it was killed before it was. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [SERVER], { env: this.#environment, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#isWanted = true;
    child.stdout.on('data', (data) => {
      const text = String(data);
      if (!text.includes(OPEN)) this.#note(text);
    });
    child.stderr.on('data', (data) => this.#note(String(data)));
    child.once('exit', () => this.#ended(child));
    try {
      await untilOpen(child);
    } catch (error) {
      if (this.#isWanted && child === this.#child) throw error;
    }
  }

  /** `kill -9`: no farewell, no flushing, whatever it was doing. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#isWanted = false;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** For the end of the process of the drill itself. */
  killAtOnce(): void {
    this.#isWanted = false;
    this.#child?.kill('SIGKILL');
  }

  /** The last lines it wrote. */
  get tail(): string {
    return this.#tail.map((line) => `    ${line}`).join('\n');
  }

  #ended(child: ChildProcess): void {
    if (!this.#isWanted || child !== this.#child) return;
    this.#watcher.died(
      `server ${this.name} ended by itself (code ${child.exitCode}, ${child.signalCode}):\n${this.tail}`,
    );
  }

  /** At its log level the server writes of nothing but errors: whatever it writes is a fault. */
  #note(text: string): void {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines)
      if (this.#isWanted) this.#watcher.wrote(`server ${this.name} wrote: ${line.slice(0, 2000)}`);
    this.#tail.push(...lines);
    this.#tail.splice(0, this.#tail.length - TAIL);
  }
}

const SETTINGS: Environment = {
  HOST: '127.0.0.1',
  STAKEOUT_BOT_PACE: '0',
  STAKEOUT_BOT_THREADS: '1',
  STAKEOUT_REQUESTS_PER_MINUTE: '10000000',
  STAKEOUT_SOCKETS_PER_ADDRESS: '1000000',
  STAKEOUT_MESSAGES_PER_MINUTE: '10000000',
  STAKEOUT_LOG: 'error',
  STAKEOUT_WEB: 'none',
};

/** The settings of whoever runs the drill are not those of its servers. */
function surroundings(): Environment {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(STAKEOUT_|PORT$|HOST$|DATABASE_URL$|NATS_URL$|NODE_OPTIONS$)/.test(entry[0]),
  );
  return Object.fromEntries(entries);
}
