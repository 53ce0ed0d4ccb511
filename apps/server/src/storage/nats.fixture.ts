import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findProgram, freePort } from '@stakeout/testkit';

/** Where the program is; `null` where it cannot be had, which is said aloud. */
const PROGRAM = findProgram('nats-server');
export const hasNats = PROGRAM !== null;

/** A real NATS server of one test file, which can be killed and started again at the same address. */
export class NatsServer {
  private child: ChildProcess | null = null;
  private readonly port: number;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (PROGRAM === null) throw new Error('There is no nats-server.');
    const args = ['--addr', '127.0.0.1', '--port', String(this.port)];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    for await (const line of createInterface({ input: child.stderr })) {
      if (line.includes('Server is ready')) return;
    }
    throw new Error('nats-server has ended.');
  }

  /** As when its machine is switched off. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
