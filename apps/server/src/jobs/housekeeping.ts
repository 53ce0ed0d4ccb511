import { setImmediate as breath } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** How long what people leave behind is kept, in milliseconds. What was played to its end is kept for good. */
export const KEPT = {
  /** A table that waits and nobody touches; then it is closed. */
  waiting: 7 * DAY,
  /** A match in which nothing happens; then it is closed. */
  running: 60 * DAY,
  /** A closed table; then it is removed. */
  closed: 30 * DAY,
  /** Somebody who does not come, and sits and sat nowhere. */
  people: 90 * DAY,
  /** A session that nobody uses: as long as the cookie on its device. */
  sessions: 400 * DAY,
} as const;

/** So many at once: the database answers others in between. */
const BATCH = 50;

type Tools = Pick<Context, 'store' | 'clock'>;

/** Tidies up what people leave behind, once an hour. */
export class Housekeeping {
  private timer: NodeJS.Timeout | null = null;
  private tidying: Promise<void> = Promise.resolve();
  private isStopped = false;
  private readonly context: Tools;
  private readonly log: Logger;

  constructor(context: Tools, log: Logger) {
    this.context = context;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => {
      // One at a time, however long it takes.
      this.tidying = this.tidying
        .then(() => this.tidy())
        .catch((error: unknown) => this.log.error({ err: error }, 'what is too old could not be removed'));
    }, HOUR);
    this.timer.unref();
  }

  /** Fulfilled when nothing is under way any more. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.isStopped = true;
    await this.tidying;
  }

  async tidy(): Promise<void> {
    const { store, clock } = this.context;
    const now = clock.wallTime();
    const closed =
      (await this.inBatches(() => store.closeAbandoned(now - KEPT.waiting, now, BATCH))) +
      (await this.inBatches(() => store.closeIdle(now - KEPT.running, now, BATCH)));
    const removed = {
      tables: await this.inBatches(() => store.removeClosed(now - KEPT.closed, BATCH)),
      links: await this.inBatches(() => store.removeLinks(now, BATCH)),
      sessions: await this.inBatches(() => store.removeSessions(now - KEPT.sessions, BATCH)),
      people: await this.removePeople(now - KEPT.people),
    };
    const isAny = closed > 0 || Object.values(removed).some((count) => count > 0);
    if (isAny) this.log.info({ closed, removed }, 'tidied up');
  }

  private async inBatches(work: () => Promise<number>): Promise<number> {
    let total = 0;
    let done = BATCH;
    while (done >= BATCH && !this.isStopped) {
      done = await work();
      total += done;
      await breath();
    }
    return total;
  }

  private async removePeople(before: number): Promise<number> {
    let total = 0;
    for (let after: string | null = ''; after !== null && !this.isStopped; await breath()) {
      const { removed, last }: { removed: number; last: string | null } = await this.context.store.removePeople(
        before,
        after,
        BATCH,
      );
      total += removed;
      after = last;
    }
    return total;
  }
}
