import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Notice } from '../storage/records.ts';
import type { Channel } from './channel.ts';
import { frameOf } from './connection.ts';
import { localSeats, presenceMessage } from './presence.ts';
import { Rounds } from './rounds.ts';

/** Comings and goings are told at most this often, in milliseconds: a crowd comes one by one. */
const PACE = 500;
/** Other nodes are told again who is here this often. */
const REFRESH = 60_000;

interface Tools {
  /** How many seats the table has; 0 when there is no such table. */
  readonly seatsAt: (table: string) => Promise<number>;
  /** Runs a task in the queue of the table. */
  readonly queue: (table: string, task: () => Promise<void>) => void;
  /** Nobody looks at the table here any more. */
  readonly forget: (table: string) => void;
}

/** Tells everybody at a table who looks at it, on this node and on the others. */
export class Attendance {
  private readonly pending = new Map<string, NodeJS.Timeout>();
  private readonly refreshes: Rounds<[string, Channel]>;
  private readonly context: Context;
  private readonly channels: Map<string, Channel>;
  private readonly log: Logger;
  private readonly tools: Tools;

  constructor(context: Context, channels: Map<string, Channel>, log: Logger, tools: Tools) {
    this.context = context;
    this.channels = channels;
    this.log = log;
    this.tools = tools;
    this.refreshes = new Rounds(
      REFRESH,
      () => channels,
      ([id, channel]) => this.publish(id, channel),
    );
  }

  start(): void {
    this.refreshes.start();
  }

  stop(): void {
    this.refreshes.stop();
    for (const timer of this.pending.values()) clearTimeout(timer);
  }

  /** Somebody came or went. After a pause all changes of a moment are told at once. */
  changed(id: string): void {
    if (this.pending.has(id)) return;
    const timer = setTimeout(() => {
      this.pending.delete(id);
      const channel = this.channels.get(id);
      if (channel === undefined) return;
      this.publish(id, channel);
      this.tools.queue(id, () => this.show(id, channel));
    }, PACE);
    this.pending.set(id, timer);
  }

  /** Another node says who looks at the table there. A node that was not known before is told who is here. */
  hear({ table: id, node, seats, watchers }: Extract<Notice, { kind: 'presence' }>): void {
    const channel = this.channels.get(id);
    if (channel === undefined || node === this.context.config.node) return;
    const isNew = !channel.remote.has(node);
    channel.remote.set(node, { seats, watchers, at: performance.now() });
    if (isNew) this.publish(id, channel);
    this.tools.queue(id, () => this.show(id, channel));
  }

  private async show(id: string, channel: Channel): Promise<void> {
    if (channel.isEmpty) {
      this.tools.forget(id);
      return;
    }
    const seats = await this.tools.seatsAt(id);
    const frame = frameOf(presenceMessage(channel, seats, performance.now()));
    channel.broadcast(() => frame);
  }

  private publish(id: string, channel: Channel): void {
    const { config, store } = this.context;
    const { size: watchers } = channel.spectators;
    store
      .publish({ kind: 'presence', table: id, node: config.node, seats: localSeats(channel), watchers })
      .catch((error: unknown) => this.log.warn({ err: error }, 'presence not published'));
  }
}
