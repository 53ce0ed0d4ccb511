import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How many of its last lines are shown of a program that died. */
const TAIL = 20;
const LOOK_EVERY = 20;

/** A program of others that runs beside the servers while a drill goes on. */
export class Background {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #tail: string[] = [];
  readonly #leave: () => void;

  constructor(
    name: string,
    path: string,
    args: readonly string[],
    options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'detached'> = {},
  ) {
    this.name = name;
    const child = spawn(path, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => this.#note(String(data)));
    // Nothing is left behind, however the drill ends.
    this.#leave = () => child.kill('SIGKILL');
    process.on('exit', this.#leave);
    child.once('exit', () => process.off('exit', this.#leave));
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`${this.name} could not be started`);
    return this.#child.pid;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Fulfilled when somebody can connect to the port. */
  async untilOpen(port: number): Promise<this> {
    while (!(await isOpen(port))) {
      if (!this.isRunning) throw new Error(`${this.name} ended with ${this.#child.exitCode}:\n${this.tail}`);
      await pause(LOOK_EVERY);
    }
    return this;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  /** `kill -9` to it and to all processes it has started, at once. It must have been started detached. */
  killGroup(): void {
    if (this.isRunning) process.kill(-this.pid, 'SIGKILL');
  }

  /** The last lines it wrote. */
  get tail(): string {
    return this.#tail.map((line) => `    ${line}`).join('\n');
  }

  #note(text: string): void {
    this.#tail.push(...text.split('\n').filter((line) => line.trim() !== ''));
    this.#tail.splice(0, this.#tail.length - TAIL);
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
