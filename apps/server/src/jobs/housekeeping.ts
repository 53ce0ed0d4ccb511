import type { Logger } from 'pino';
import type { Context } from '../context.ts';

const HOUR = 3600 * 1000;
/** A table that waited this long for somebody has been forgotten. */
const ABANDONED_AFTER = 7 * 24 * HOUR;

/** Tidies up what people leave behind. */
export class Housekeeping {
  private timer: NodeJS.Timeout | null = null;
  private readonly context: Context;
  private readonly log: Logger;

  constructor(context: Context, log: Logger) {
    this.context = context;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => this.tidy(), HOUR);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private tidy(): void {
    const now = this.context.clock.wallTime();
    this.context.store.closeAbandoned(now - ABANDONED_AFTER, now).then(
      (closed) => {
        if (closed > 0) this.log.info({ closed }, 'closed tables that nobody came to');
      },
      (error: unknown) => this.log.error({ err: error }, 'abandoned tables could not be closed'),
    );
  }
}
