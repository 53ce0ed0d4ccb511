import type { Logger } from 'pino';
import type { TableMark } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { Channel } from './channel.ts';

/** Notices may be lost on the way, on a line that broke without a word: so often, in milliseconds, the store itself is asked. */
const EVERY = 1000;
/** How many are asked for at a time, so that nobody's move waits for a crowd. */
const SLICE = 200;

/**
 * Looks once a second for tables that have changed without this node being told. It bounds for how long anything can be shown to
 * somebody who may not see it any more, however deaf the node is.
 */
export class Vigil {
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;
  private isWanted = false;
  private readonly store: Store;
  private readonly log: Logger;
  private readonly channels: ReadonlyMap<string, Channel>;
  /** The table has come further than everybody here has been shown. */
  private readonly behind: (mark: TableMark) => void;

  constructor(store: Store, log: Logger, channels: ReadonlyMap<string, Channel>, behind: (mark: TableMark) => void) {
    this.store = store;
    this.log = log;
    this.channels = channels;
    this.behind = behind;
  }

  start(): void {
    this.timer = setInterval(() => this.look(), EVERY);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  /** Looks now. Whoever asks while it looks already has to be looked for once more: what they mean may have been passed. */
  look(): void {
    this.isWanted = true;
    if (this.isLooking) return;
    this.isLooking = true;
    this.lookAtTables()
      .catch((error: unknown) => {
        if (this.timer !== null) this.log.warn({ err: error }, 'the store could not be asked for what is new');
      })
      .finally(() => {
        this.isLooking = false;
      });
  }

  private async lookAtTables(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      for (const ids of slices([...this.channels.keys()])) {
        for (const mark of await this.store.marks(ids)) {
          const channel = this.channels.get(mark.id);
          if (channel === undefined) continue;
          const { version, seq, chatId } = channel;
          if (mark.version > version || mark.seq > seq || mark.chatId > chatId) this.behind(mark);
        }
        await breath();
      }
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
