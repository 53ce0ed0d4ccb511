import { SOCKETS_PER_PERSON } from '@stakeout/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { Person } from '../storage/records.ts';
import { Callers } from './callers.ts';
import { Connection, type LiveSocket, type Outlet } from './connection.ts';
import type { Handlers } from './handlers.ts';
import type { Hub } from './hub.ts';
import { readFrame } from './reading.ts';
import type { SignedIn } from './signed-in.ts';

/** Those without a name at one address may say as much as so many with one: a class may watch. */
const STRANGERS = 4;

/** Who opened a socket, from where, and for which table. */
export interface Arrival {
  readonly table: string;
  readonly person: Person | null;
  readonly session: string | null;
  readonly watchKey: string | null;
  readonly network: string;
  /** Where one write for several frames is worth it. */
  readonly outlet?: Outlet | null;
}

interface Parts {
  readonly hub: Hub;
  readonly signedIn: SignedIn;
  readonly handlers: Handlers;
  readonly metrics: Metrics;
}

/** Takes in every socket of this node that is open, and whatever is said on it until it closes. */
export class Reception {
  private readonly sockets = new Map<string, number>();
  private readonly callers = new Callers();
  private readonly context: Context;
  private readonly parts: Parts;
  private readonly log: Pick<FastifyBaseLogger, 'error'>;

  constructor(context: Context, parts: Parts, log: Pick<FastifyBaseLogger, 'error'>) {
    this.context = context;
    this.parts = parts;
    this.log = log;
  }

  /** Nothing may have arrived on the socket before this. */
  admit(socket: LiveSocket, { network, outlet = null, ...who }: Arrival): void {
    const { hub, signedIn, metrics } = this.parts;
    const { person } = who;
    const { messagesPerMinute, socketsPerAddress } = this.context.config;
    this.sockets.set(network, (this.sockets.get(network) ?? 0) + 1);
    const allowance = { messages: (person === null ? STRANGERS : 1) * messagesPerMinute, seconds: 60 };
    const whose = person?.id ?? network;
    const caller = this.callers.arrive(whose, allowance);
    const connection = new Connection(socket, { ...who, caller, outlet }, (reason) =>
      metrics.socketCloses.inc({ reason }),
    );
    socket.on('close', () => {
      const left = (this.sockets.get(network) ?? 1) - 1;
      if (left === 0) this.sockets.delete(network);
      else this.sockets.set(network, left);
      this.callers.leave(whose, allowance);
      signedIn.remove(connection);
      hub.leave(connection);
    });
    const isCrowd = person !== null && caller.sockets > SOCKETS_PER_PERSON;
    if (isCrowd || (this.sockets.get(network) ?? 0) > socketsPerAddress) {
      connection.close('tooManySockets');
      return;
    }
    signedIn.add(connection);
    // Every frame is work, those of WebSocket itself too.
    socket.on('ping', (data) => {
      if (connection.pay()) socket.pong(data);
    });
    socket.on('pong', () => {
      connection.isAlive = true;
      connection.pay();
    });
    const joined = hub.join(connection).catch((error: unknown) => {
      this.log.error({ err: error, table: connection.table }, 'a table could not be joined');
      connection.close('restarting');
    });
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true;
      if (connection.pay()) joined.then(() => this.receive(connection, data, isBinary));
    });
  }

  private receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    if (!connection.isOpen) return;
    const { handlers, metrics } = this.parts;
    const reading = readFrame(data, isBinary);
    if (!reading.ok) {
      metrics.refusals.inc({ error: 'malformed' });
      connection.send({ type: 'refused', key: reading.key, error: 'malformed', refusals: [...reading.refusals] });
      return;
    }
    const { message } = reading;
    // Several actions at once are as much work as one by one, and cost as much.
    if (message.type === 'act' && !connection.pay(message.actions.length - 1)) return;
    const handle = handlers[message.type] as (connection: Connection, given: typeof message) => Promise<void>;
    handle(connection, message).catch((error: unknown) => {
      this.log.error({ err: error, table: connection.table }, 'a message could not be handled');
      const key = 'key' in message ? message.key : null;
      connection.send({ type: 'refused', key, error: 'internal', refusals: [] });
    });
  }
}
