import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import { dailyGame } from '../daily/deal.ts';
import { headerOf } from '../play/opening.ts';
import type { TableRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** It is looked this often, in milliseconds, whether an attempt at the deal of the day has ended. */
const ROUND = 5000;
/** So many that wait are looked at, should some of them be given up. */
const LOOKED_AT = 100;

/**
 * Reckons what luck brought in attempts at the deal of the day, one after another, in a thread of the bots: only the server can, since
 * nobody else may have the whole match before the day is over. Nobody waits for it.
 */
export class DailyLuck {
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> = Promise.resolve();
  private isWorking = false;
  /** Given up by this process. */
  private readonly givenUp = new Set<string>();
  private readonly stopping = new AbortController();
  private readonly store: Store;
  private readonly pool: BotPool;
  private readonly log: Logger;

  constructor(store: Store, pool: BotPool, log: Logger) {
    this.store = store;
    this.pool = pool;
    this.log = log;
  }

  start(): void {
    this.timer = setInterval(() => this.look(), ROUND);
    this.timer.unref();
  }

  /** Fulfilled when nothing is under way any more. What was not reckoned is found again. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.stopping.abort();
    await this.working;
  }

  private look(): void {
    if (this.isWorking) return;
    this.isWorking = true;
    this.working = this.reckonAll()
      .catch((error: unknown) => this.log.error({ err: error }, 'the luck of an attempt could not be reckoned'))
      .finally(() => {
        this.isWorking = false;
      });
  }

  private async reckonAll(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const waiting = await this.store.dailyUnjudged(LOOKED_AT);
      const id = waiting.find((one) => !this.givenUp.has(one));
      const table = id === undefined ? null : await this.store.table(id);
      if (table === null) return;
      await this.reckon(table).catch((error: unknown) => {
        // A match of other rules cannot be reckoned with, and holds nobody else up.
        this.givenUp.add(table.id);
        this.log.error({ err: error, table: table.id }, 'the luck of an attempt could not be reckoned');
      });
    }
  }

  private async reckon(table: TableRecord): Promise<void> {
    const { id, game, host, rulesVersion, secret, openingHash } = table;
    const daily = dailyGame(game);
    if (daily === null) throw new Error(`there is no deal of the day in ${game}`);
    const entries = await this.store.entries(id, 0);
    const match = { rulesVersion, header: headerOf(table), secret, opening: openingHash ?? '', entries };
    const { person: seat, playouts } = daily.table;
    const question = { game, match, seat, playouts };
    const luck = await this.pool.luck(question, { people: [host], table: id }, this.stopping.signal);
    if (luck !== null) await this.store.setDailyLuck(id, luck);
  }
}
