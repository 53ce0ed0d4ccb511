import { type ConnectionOptions, connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type NoticeTransport, noticesText, readNotices } from './notice-transport.ts';
import type { Notices } from './notices.ts';
import type { Notice } from './records.ts';
import { StorageError } from './storage-error.ts';

/** What concerns people, not tables, is heard by all nodes. */
const PEOPLE = 'stakeout.people';
/** How long the first connection may take, in milliseconds, and how long to wait before each later try. */
const TIMEOUT = 5000;
const WAIT = 250;
/** How often the line is asked for a sign of life: one that is broken says nothing by itself. */
const CHECK_EVERY = 10_000;

interface Attended {
  readonly subscription: Subscription;
  count: number;
}

/**
 * Tells and hears by way of NATS, with a subject for every table: a node hears of the tables that somebody looks at there, and of
 * no others, however many nodes there are. NATS keeps nothing for those who are away: a gap is reported after each
 * reconnection.
 */
export class NatsTransport implements NoticeTransport {
  private readonly connection: NatsConnection;
  private readonly notices: Notices;
  private readonly attended = new Map<string, Attended>();
  private isConnected = true;

  private constructor(connection: NatsConnection, notices: Notices) {
    this.connection = connection;
    this.notices = notices;
    this.subscribe(PEOPLE);
    this.watch();
  }

  /** Fulfilled when this node hears; rejected when the server cannot be reached. */
  static async open(url: string, notices: Notices): Promise<NatsTransport> {
    try {
      const connection = await connect({
        ...serversOf(url),
        name: 'stakeout',
        timeout: TIMEOUT,
        maxReconnectAttempts: -1,
        reconnectTimeWait: WAIT,
        pingInterval: CHECK_EVERY,
        maxPingOut: 1,
      });
      const transport = new NatsTransport(connection, notices);
      await connection.flush();
      return transport;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageError(`The NATS server cannot be used: ${reason}.`, { cause: error });
    }
  }

  async send(notices: readonly Notice[]): Promise<void> {
    // What cannot go now would only grow old: whoever missed it finds out by asking.
    if (!this.isConnected) return;
    for (const notice of notices) this.connection.publish(subjectOf(notice), noticesText([notice]));
  }

  attend(table: string): () => void {
    const known = this.attended.get(table) ?? { subscription: this.subscribe(subjectOfTable(table)), count: 0 };
    this.attended.set(table, known);
    known.count++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      known.count--;
      if (known.count > 0) return;
      this.attended.delete(table);
      known.subscription.unsubscribe();
    };
  }

  /** What was told before goes out. */
  async stop(): Promise<void> {
    if (this.isConnected) await this.connection.flush().catch(() => undefined);
    this.isConnected = false;
    await this.connection.close();
  }

  private subscribe(subject: string): Subscription {
    return this.connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return;
        for (const notice of readNotices(message.string())) this.notices.deliver(notice);
      },
    });
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.isConnected = false;
      if (type !== 'reconnect') continue;
      this.isConnected = true;
      this.notices.reportGap();
    }
  }
}

function subjectOf(notice: Notice): string {
  return 'table' in notice ? subjectOfTable(notice.table) : PEOPLE;
}

/** Dots, spaces and stars would mean something in a subject; ids of tables have none. */
function subjectOfTable(table: string): string {
  return `stakeout.tables.${table.replaceAll(/[^\w-]/g, '_')}`;
}

/** One address or several of one cluster, separated by commas. Whoever is named in the first is who this node is to all of them. */
function serversOf(url: string): ConnectionOptions {
  const urls = url.split(',').map((each) => new URL(each));
  const [first] = urls;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: urls.map(({ host }) => host),
    ...(user !== '' && pass !== '' ? { user, pass } : {}),
    ...(user !== '' && pass === '' ? { token: user } : {}),
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
  };
}
