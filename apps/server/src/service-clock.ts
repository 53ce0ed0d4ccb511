import type { Store } from './storage/store.ts';
import { MACHINE_TIME, type TimeSource } from './time-source.ts';

/** The clock is looked at this often, in milliseconds. */
const TICK = 100;
/** Whoever did not look at the clock for longer than this was asleep, however long: it counts as one tick. */
const LONGEST_STEP = 500;
/** Service time is written down this often, and runs ahead of what is written by no more than the lead. */
const HEARTBEAT = 500;
const LONGEST_LEAD = 1500;

/**
 * Service time passes only while the service runs, and never goes back. Clocks of matches, claims and whatever is due are
 * in it, so nobody pays for a restart, a database that was away, a process that was stopped, a laptop that slept, or a time of
 * day that was set. It is the store's: nodes write down how far they have come, and follow whoever is ahead.
 */
export class ServiceClock {
  private time: number;
  /** The latest that is known to be written down. */
  private written: number;
  private lookedAt: number;
  private ticks: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private readonly store: Pick<Store, 'openClock' | 'beat'>;
  private readonly onFault: (error: unknown) => void;
  private readonly source: TimeSource;

  constructor(
    store: Pick<Store, 'openClock' | 'beat'>,
    onFault: (error: unknown) => void,
    source: TimeSource = MACHINE_TIME,
  ) {
    this.store = store;
    this.onFault = onFault;
    this.source = source;
    this.time = source.wallTime();
    this.written = this.time;
    this.lookedAt = source.steadyTime();
  }

  /** Goes on where service time stood, whenever that was. */
  async start(): Promise<void> {
    this.written = await this.store.openClock(this.wallTime());
    this.time = this.written;
    this.lookedAt = this.source.steadyTime();
    this.ticks = setInterval(() => this.look(), TICK);
    this.ticks.unref();
    this.beatLater();
  }

  /** The time of day, for stamps that people read. */
  wallTime(): number {
    return this.source.wallTime();
  }

  /** Service time, for everything that is charged to somebody. */
  now(): number {
    this.look();
    return Math.floor(this.time);
  }

  /**
   * To be waited for before anybody is judged by the clock: what was sent while this node slept is heard first, and if other
   * nodes went on meanwhile, so has the time.
   */
  async settle(): Promise<void> {
    this.look();
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    await this.beat();
  }

  async stop(): Promise<void> {
    if (this.ticks !== null) clearInterval(this.ticks);
    if (this.heartbeat !== null) clearTimeout(this.heartbeat);
    this.heartbeat = null;
    await this.beat().catch(this.onFault);
  }

  private look(): void {
    const steady = this.source.steadyTime();
    const passed = steady - this.lookedAt;
    this.lookedAt = steady;
    const step = passed > LONGEST_STEP ? TICK : Math.max(0, passed);
    this.time = Math.max(this.time, Math.min(this.time + step, this.written + LONGEST_LEAD));
  }

  private async beat(): Promise<void> {
    const written = await this.store.beat(this.now());
    this.written = Math.max(this.written, written);
    this.time = Math.max(this.time, this.written);
  }

  private beatLater(): void {
    this.heartbeat = setTimeout(() => {
      this.beat()
        .catch(this.onFault)
        .finally(() => {
          if (this.heartbeat !== null) this.beatLater();
        });
    }, HEARTBEAT);
    this.heartbeat.unref();
  }
}
