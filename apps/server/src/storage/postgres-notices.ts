import pg from 'pg';
import type { Notices } from './notices.ts';
import type { Notice } from './records.ts';

export const CHANNEL = 'stakeout';

/** How long to wait before connecting again, in milliseconds: at once the first time, ever longer after that. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 5000;
/** How often, and for how long, the connection is asked for a sign of life: a broken line says nothing by itself. */
const CHECK_EVERY = 10_000;
const CHECK_TIMEOUT = 5000;

export function noticeText(notice: Notice): string {
  return JSON.stringify(notice);
}

/**
 * Hears what all nodes tell, on a connection of its own, and connects again whenever it is lost. What was told meanwhile
 * is gone: PostgreSQL keeps nothing for those who are away. Therefore a gap is reported after each reconnection.
 */
export class PostgresNotices {
  private readonly url: string;
  private readonly notices: Notices;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;

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
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      if (this.client === client) this.client = null;
      endQuietly(client);
      throw error;
    }
    if (this.client === client) this.checkLater(client);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.clearTimer();
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private hear(payload: string): void {
    const notice = parsed(payload);
    if (notice !== null) this.notices.deliver(notice);
  }

  private checkLater(client: pg.Client): void {
    this.setTimer(CHECK_EVERY, () => {
      client.query('select 1').then(
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

/** Nodes of another version, or a person at a console, may say what this one does not understand. */
function parsed(payload: string): Notice | null {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
