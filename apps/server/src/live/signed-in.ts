import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Connection } from './connection.ts';

/** A node that heard no notice finds out by itself this often, in milliseconds; within one process no notice is lost. */
const SWEEP = { shared: 1000, alone: 15_000 };
/** So many are asked about at once. */
const BATCH = 500;

/** The open sockets of people. Those of a device that was signed out are closed: at once, wherever the notice of it is heard. */
export class SignedIn {
  private readonly connections = new Set<Connection>();
  private timer: NodeJS.Timeout | null = null;
  private isSweeping = false;
  private readonly context: Context;
  private readonly log: Logger;

  constructor(context: Context, log: Logger) {
    this.context = context;
    this.log = log;
  }

  start(): void {
    const { store } = this.context;
    store.listen((notice) => {
      if (notice.kind === 'sessions')
        this.look([...this.connections].filter(({ person }) => person?.id === notice.person));
    });
    store.onGap(() => this.look([...this.connections]));
    const every = this.context.config.databaseUrl === null ? SWEEP.alone : SWEEP.shared;
    this.timer = setInterval(() => this.sweep(), every);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** A device may have been signed out since its cookie was looked at, when its socket was not among these yet. */
  add(connection: Connection): void {
    if (connection.session === null) return;
    this.connections.add(connection);
    this.look([connection]);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
  }

  /** A store that answers slowly is not asked again before it has. */
  private async sweep(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    await this.look([...this.connections]);
    this.isSweeping = false;
  }

  private async look(connections: readonly Connection[]): Promise<void> {
    const parts: Promise<void>[] = [];
    for (let start = 0; start < connections.length; start += BATCH) {
      const part = this.closeEnded(connections.slice(start, start + BATCH)).catch((error: unknown) =>
        this.log.warn({ err: error }, 'sessions could not be looked at'),
      );
      parts.push(part);
    }
    await Promise.all(parts);
  }

  private async closeEnded(connections: readonly Connection[]): Promise<void> {
    const hashes = new Set(connections.flatMap(({ session }) => (session === null ? [] : [session])));
    const living = new Set(await this.context.store.livingSessions([...hashes]));
    for (const connection of connections) {
      if (connection.session !== null && !living.has(connection.session)) connection.close('signedOut');
    }
  }
}
