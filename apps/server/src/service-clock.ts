import type { Store } from './storage/store.ts';

/** A sign of life this often, in milliseconds; a silence longer than the tolerance means that the service was down. */
const HEARTBEAT = 500;
const TOLERANCE = 1500;

/**
 * Service time passes only while the service runs: it is the time of day less all downtime so far. Clocks of matches are
 * kept in it, so nobody pays for a restart, a database that was away, or a laptop that slept.
 */
export class ServiceClock {
  private downtime = 0;
  private timer: NodeJS.Timeout | null = null;
  private readonly store: Store;
  private readonly onFault: (error: unknown) => void;

  constructor(store: Store, onFault: (error: unknown) => void) {
    this.store = store;
    this.onFault = onFault;
  }

  /** `isAlone`: no other node keeps the service alive, so that even the shortest gap was downtime. */
  async start(isAlone: boolean): Promise<void> {
    this.downtime = await this.store.beat(this.wallTime(), isAlone ? 0 : TOLERANCE);
    this.schedule();
  }

  /** The time of day, for stamps that people read. */
  wallTime(): number {
    return Date.now();
  }

  /** Service time, for everything that is charged to somebody. */
  now(): number {
    return this.wallTime() - this.downtime;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.store
        .beat(this.wallTime(), TOLERANCE)
        .then((downtime) => {
          this.downtime = downtime;
        }, this.onFault)
        .finally(() => {
          if (this.timer !== null) this.schedule();
        });
    }, HEARTBEAT);
    this.timer.unref();
  }
}
