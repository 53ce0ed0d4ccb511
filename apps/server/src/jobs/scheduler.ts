import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { TableRecord } from '../storage/records.ts';

/** Tables that nobody woke, because their node died or was never told, are looked for this often, in milliseconds. */
const SWEEP = 1000;
/** The node that moved a table wakes it first; others come this much later. */
const GRACE = 1000;
/** A claim holds this long, and is renewed while its work goes on. When the node dies, another takes over afterwards. */
const CLAIM = 10_000;
const RENEWAL = 3000;
/** How many tables one sweep claims. */
const BATCH = 200;
/** Timers of Node hold at most about 24 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Wakes tables when they are due. Timers in memory make it prompt; the sweep through the database makes it certain, also
 * after a restart and for tables of a node that died. Every table is claimed before anything is done about it.
 */
export class Scheduler {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly atWork = new Set<string>();
  /** When tables that are at work are due next: they are woken when the work is done. */
  private readonly early = new Map<string, number>();
  private sweeper: NodeJS.Timeout | null = null;
  private isStopped = false;
  private readonly context: Context;
  private readonly attend: (table: string) => Promise<void>;
  private readonly log: Logger;

  constructor(context: Context, attend: (table: string) => Promise<void>, log: Logger) {
    this.context = context;
    this.attend = attend;
    this.log = log;
  }

  start(): void {
    this.sweeper = setInterval(() => this.guard(this.sweep()), SWEEP);
  }

  /** No more tables are woken; those at work are waited for. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.sweeper !== null) clearInterval(this.sweeper);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    while (this.atWork.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** The table is due then, and at no other time. */
  wake({ id, dueAt }: Pick<TableRecord, 'id' | 'dueAt'>): void {
    const timer = this.timers.get(id);
    if (timer !== undefined) clearTimeout(timer);
    this.timers.delete(id);
    if (dueAt === null || this.isStopped) return;
    if (this.atWork.has(id)) {
      this.early.set(id, dueAt);
      return;
    }
    const delay = Math.min(LONGEST_TIMER, Math.max(0, dueAt - this.context.clock.now()));
    this.timers.set(
      id,
      setTimeout(() => {
        this.timers.delete(id);
        // Timers run on while the service stands still.
        if (this.context.clock.now() < dueAt) this.wake({ id, dueAt });
        else this.guard(this.claimAndAttend(id));
      }, delay),
    );
  }

  private async claimAndAttend(id: string): Promise<void> {
    if (!this.isStopped && (await this.claim(id))) await this.work(id);
  }

  private async sweep(): Promise<void> {
    const { clock, config, store } = this.context;
    if (this.isStopped) return;
    const now = clock.now();
    const due = await store.claimDue(config.node, now - GRACE, now, now + CLAIM, BATCH);
    await Promise.all(due.map((id) => this.work(id)));
  }

  private async work(id: string): Promise<void> {
    if (this.atWork.has(id)) return;
    this.atWork.add(id);
    const renewal = setInterval(() => this.guard(this.claim(id).then(() => undefined)), RENEWAL);
    try {
      await this.attend(id);
    } finally {
      clearInterval(renewal);
      this.atWork.delete(id);
      const early = this.early.get(id);
      this.early.delete(id);
      if (early !== undefined) this.wake({ id, dueAt: early });
    }
  }

  private claim(id: string): Promise<boolean> {
    const { clock, config, store } = this.context;
    const now = clock.now();
    return store.claim(id, config.node, now, now + CLAIM);
  }

  private guard(work: Promise<void>): void {
    work.catch((error: unknown) => this.log.error({ err: error }, 'a table that was due could not be attended'));
  }
}
