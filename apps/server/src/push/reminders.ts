import type { Agent } from 'node:https';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { PushSubscriptionRecord, Reminder, TableRecord } from '../storage/records.ts';
import { type Delivery, deliver } from './delivery.ts';
import { isCallable, newPushAgent } from './push-agent.ts';
import { reminderPayload } from './reminder-text.ts';

/** How often the outbox is looked at, and how much is taken out at once. Times in milliseconds. */
const INTERVAL = 3000;
const BATCH = 50;
/** What is tried again waits this long before the second and the third time. Then it is given up. */
const PAUSES = [15_000, 120_000];
/** Nobody has more devices than this; whoever has more subscriptions does not mean well. */
const DEVICES = 10;
/** While a push service is away for long, reminders that wait for another try do not pile up without end. */
const MOST_RETRIES = 1000;

export interface RemindersOptions {
  /** Whether the person looks at the table, on any node: nobody is told what they can see. */
  readonly isConnected: (person: string, table: string) => boolean;
  readonly interval?: number;
  readonly pauses?: readonly number[];
  /** How push services are reached, and which of them: tests have one of their own. */
  readonly agent?: Agent;
  readonly isCallable?: (endpoint: string) => boolean;
}

interface Retry {
  readonly reminder: Reminder;
  readonly subscription: PushSubscriptionRecord;
  readonly tries: number;
  readonly at: number;
}

/**
 * Tells people by Web Push that it is their turn. A reminder is taken out of the outbox before it is sent: one that is lost
 * with a crash is better than one that comes again and again. What waits for another try is kept in memory only.
 */
export class Reminders {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private retries: Retry[] = [];
  private readonly context: Pick<Context, 'config' | 'store'>;
  private readonly metrics: Metrics;
  private readonly log: Pick<Logger, 'warn' | 'error'>;
  private readonly options: Required<RemindersOptions>;

  constructor(
    context: Pick<Context, 'config' | 'store'>,
    metrics: Metrics,
    log: Pick<Logger, 'warn' | 'error'>,
    options: RemindersOptions,
  ) {
    this.context = context;
    this.metrics = metrics;
    this.log = log;
    this.options = { interval: INTERVAL, pauses: PAUSES, agent: newPushAgent(), isCallable, ...options };
  }

  /** Does nothing without the keys of Web Push. */
  start(): void {
    if (this.context.config.push === null || this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.round = this.run().finally(() => {
        if (this.timer === null) return;
        this.timer = null;
        this.start();
      });
    }, this.options.interval);
    this.timer.unref();
  }

  /** Fulfilled when nothing is on its way any more. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.round;
  }

  private async run(): Promise<void> {
    try {
      await this.all(this.takeDueRetries(Date.now()).map((retry) => this.tryAgain(retry)));
      const reminders = await this.context.store.takeReminders(BATCH);
      await this.all(withoutRepeats(reminders).map((reminder) => this.remind(reminder)));
    } catch (error) {
      this.log.error({ err: error }, 'reminders failed');
    }
  }

  /** One that fails does not keep the others from being waited for. */
  private async all(tasks: readonly Promise<void>[]): Promise<void> {
    for (const outcome of await Promise.allSettled(tasks)) {
      if (outcome.status === 'rejected') this.log.error({ err: outcome.reason }, 'reminder failed');
    }
  }

  private async remind(reminder: Reminder): Promise<void> {
    const table = await this.tableIfDue(reminder);
    if (table === null) return;
    const subscriptions = await this.context.store.subscriptionsOf(reminder.person);
    await this.all(subscriptions.slice(0, DEVICES).map((device) => this.send(table, reminder, device, 1)));
  }

  private async tryAgain({ reminder, subscription, tries }: Retry): Promise<void> {
    const table = await this.tableIfDue(reminder);
    if (table !== null) await this.send(table, reminder, subscription, tries);
  }

  private takeDueRetries(now: number): readonly Retry[] {
    const due = this.retries.filter(({ at }) => at <= now);
    this.retries = this.retries.filter(({ at }) => at > now);
    return due;
  }

  /** The table, if the person still has to move there and does not see it already. */
  private async tableIfDue({ table: id, person }: Reminder): Promise<TableRecord | null> {
    const table = this.options.isConnected(person, id) ? null : await this.context.store.table(id);
    if (table !== null && isTurnOf(person, table)) return table;
    this.metrics.reminders.inc({ result: 'needless' });
    return null;
  }

  private async send(
    table: TableRecord,
    reminder: Reminder,
    subscription: PushSubscriptionRecord,
    tries: number,
  ): Promise<void> {
    const delivery = await this.deliver(table, subscription);
    if (delivery.result === 'sent') {
      this.metrics.reminders.inc({ result: 'sent' });
      return;
    }
    const pause = this.options.pauses[tries - 1];
    if (delivery.result === 'gone') {
      this.metrics.reminders.inc({ result: 'gone' });
      await this.context.store.removeSubscription(subscription.endpoint, null);
    } else if (delivery.result === 'later' && pause !== undefined && this.retries.length < MOST_RETRIES) {
      this.metrics.reminders.inc({ result: 'retried' });
      this.retries.push({ reminder, subscription, tries: tries + 1, at: Date.now() + pause });
    } else {
      this.metrics.reminders.inc({ result: 'failed' });
      // The address of a subscription is as good as a key, so that only its host is told.
      const service = URL.canParse(subscription.endpoint) ? new URL(subscription.endpoint).host : null;
      this.log.warn({ service, reason: delivery.reason, tries }, 'reminder not delivered');
    }
  }

  private async deliver(table: TableRecord, subscription: PushSubscriptionRecord): Promise<Delivery> {
    const { push } = this.context.config;
    if (push === null) return { result: 'refused', reason: 'no keys' };
    if (!this.options.isCallable(subscription.endpoint))
      return { result: 'gone', reason: 'no address of a push service' };
    return deliver(
      subscription,
      reminderPayload(table.id, table.game, subscription.language),
      push,
      this.options.agent,
    );
  }
}

function isTurnOf(person: string, { status, toAct, seats }: TableRecord): boolean {
  return (
    status === 'running' &&
    toAct.some((seat) => {
      const record = seats[seat];
      return record?.person === person && !record.standIn && !record.resigned;
    })
  );
}

/** Of several reminders of one person at one table, one is enough. */
function withoutRepeats(reminders: readonly Reminder[]): readonly Reminder[] {
  return [...new Map(reminders.map((reminder) => [`${reminder.person} ${reminder.table}`, reminder])).values()];
}
