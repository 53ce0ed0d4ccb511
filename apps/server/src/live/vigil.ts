import type { Logger } from 'pino';
import type { TableMark } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';

/** Notices may be lost on the way, on a line that broke without a word: so often, in milliseconds, the store itself is asked. */
const EVERY = 1000;
/** How many are asked for at a time, so that nobody's move waits for a crowd. */
const SLICE = 200;

interface Tools {
  readonly channels: ReadonlyMap<string, Channel>;
  /** Whether other nodes change tables too. Within one process no notice is lost. */
  readonly isShared: boolean;
  /** The table has come further than everybody here has been shown. */
  readonly behind: (mark: TableMark) => void;
}

/**
 * Looks once a second for what this node was not told: tables that have changed, and people whose session has ended. It bounds
 * for how long anything can be shown to somebody who may not see it any more, however deaf the node is.
 */
export class Vigil {
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;
  private readonly store: Store;
  private readonly log: Logger;
  private readonly tools: Tools;

  constructor(store: Store, log: Logger, tools: Tools) {
    this.store = store;
    this.log = log;
    this.tools = tools;
  }

  start(): void {
    this.timer = setInterval(() => this.look(), EVERY);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private look(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    Promise.all([this.lookAtSessions(), this.tools.isShared ? this.lookAtTables() : null])
      .catch((error: unknown) => {
        if (this.timer !== null) this.log.warn({ err: error }, 'the store could not be asked for what is new');
      })
      .finally(() => {
        this.isLooking = false;
      });
  }

  private async lookAtSessions(): Promise<void> {
    const bySession = new Map<string, Connection[]>();
    for (const channel of this.tools.channels.values()) {
      for (const connection of channel.connections()) {
        if (connection.session === null) continue;
        const others = bySession.get(connection.session);
        if (others === undefined) bySession.set(connection.session, [connection]);
        else others.push(connection);
      }
    }
    for (const sessions of slices([...bySession.keys()])) {
      const alive = await this.store.sessionsAmong(sessions);
      for (const session of sessions) {
        if (alive.has(session)) continue;
        for (const connection of bySession.get(session) ?? []) connection.close('notFound');
      }
      await breath();
    }
  }

  private async lookAtTables(): Promise<void> {
    for (const ids of slices([...this.tools.channels.keys()])) {
      for (const mark of await this.store.marks(ids)) {
        const channel = this.tools.channels.get(mark.id);
        if (channel === undefined) continue;
        const { version, seq, chatId } = channel;
        if (mark.version > version || mark.seq > seq || mark.chatId > chatId) this.tools.behind(mark);
      }
      await breath();
    }
  }
}

function* slices<T>(all: readonly T[]): Iterable<readonly T[]> {
  for (let start = 0; start < all.length; start += SLICE) yield all.slice(start, start + SLICE);
}

/** Lets the event loop turn: a database within the process answers without doing so. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
