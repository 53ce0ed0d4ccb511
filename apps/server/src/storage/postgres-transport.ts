import pg from 'pg';
import { type NoticeTransport, noticesText, readNotices } from './notice-transport.ts';
import type { Notices } from './notices.ts';
import type { Notice } from './records.ts';

const CHANNEL = 'stakeout';
/** PostgreSQL takes less than 8,000 bytes at once. */
const MOST_BYTES = 7900;

/** How long to wait before connecting again, in milliseconds: at once the first time, ever longer after that. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 5000;
/** How often, and for how long, the connection is asked for a sign of life: a broken line says nothing by itself. */
const CHECK_EVERY = 10_000;
const CHECK_TIMEOUT = 5000;

/**
 * Tells all nodes, and hears what they tell, on a connection of its own, and connects again whenever it is lost. What was told
 * meanwhile is gone: PostgreSQL keeps nothing for those who are away. Therefore a gap is reported after each reconnection.
 *
 * A notice is never part of what it tells of: PostgreSQL lets one transaction with a notice commit at a time, in all of
 * its databases together, and every move would wait for that.
 */
export class PostgresTransport implements NoticeTransport {
  private readonly url: string;
  private readonly notices: Notices;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private waiting: Notice[] = [];
  private sending: Promise<void> | null = null;
  private asked: Promise<void> = Promise.resolve();
  private isHearing = false;

  constructor(url: string, notices: Notices) {
    this.url = url;
    this.notices = notices;
  }

  /** Fulfilled when this node hears; rejected when the database cannot be reached. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'stakeout-notices',
      connectionTimeoutMillis: CHECK_TIMEOUT,
      query_timeout: CHECK_TIMEOUT,
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      // A notice need not survive anything: nobody has to wait until the disk has it.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      if (this.client === client) this.client = null;
      endQuietly(client);
      throw error;
    }
    if (this.client !== client) return;
    this.isHearing = true;
    this.checkLater(client);
  }

  /** What comes while the notices before are under way goes together with the next. */
  send(notices: readonly Notice[]): Promise<void> {
    for (const notice of notices) this.waiting.push(notice);
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  attend(): () => void {
    return () => undefined;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.clearTimer();
    // What was told before goes out.
    await this.sending?.catch(() => undefined);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const values = [CHANNEL, this.nextText()];
      // Told to nobody while the line is broken: whoever missed it finds out by asking.
      if (this.isHearing) await this.ask({ name: 'tell', text: 'select pg_notify($1, $2)', values });
    }
  }

  /** One question at a time. One that is not answered shows that the line is broken. */
  private async ask(query: pg.QueryConfig): Promise<void> {
    const before = this.asked;
    let done = () => {};
    this.asked = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    const { client } = this;
    try {
      await client?.query(query);
    } catch (error) {
      if (client !== null && !(error instanceof pg.DatabaseError)) this.lose(client);
      throw error;
    } finally {
      done();
    }
  }

  /** As many of those that wait as fit into one. */
  private nextText(): string {
    let count = Math.min(this.waiting.length, 100);
    for (;;) {
      const text = noticesText(this.waiting.slice(0, count));
      if (count === 1 || Buffer.byteLength(text) <= MOST_BYTES) {
        this.waiting = this.waiting.slice(count);
        return text;
      }
      count = Math.ceil(count / 2);
    }
  }

  private hear(payload: string): void {
    for (const notice of readNotices(payload)) this.notices.deliver(notice);
  }

  private checkLater(client: pg.Client): void {
    this.setTimer(CHECK_EVERY, () => {
      this.ask({ text: 'select 1' }).then(
        () => {
          if (this.client === client) this.checkLater(client);
        },
        () => this.lose(client),
      );
    });
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.isHearing = false;
    endQuietly(client);
    this.connectLater(FIRST_WAIT);
  }

  private connectLater(wait: number): void {
    if (this.isStopped) return;
    this.setTimer(wait, () => {
      this.start().then(
        () => this.notices.reportGap(),
        () => this.connectLater(Math.min(2 * wait, LONGEST_WAIT)),
      );
    });
  }

  private setTimer(wait: number, work: () => void): void {
    this.clearTimer();
    this.timer = setTimeout(work, wait);
    this.timer.unref();
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** Whatever goes wrong with a connection that is given up does not matter any more. */
function endQuietly(client: pg.Client): void {
  client.end().catch(() => undefined);
}
