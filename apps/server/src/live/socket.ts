import websocket from '@fastify/websocket';
import { FRAME_BYTES, SOCKETS_PER_PERSON } from '@stakeout/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { tokenIn } from '../http/body.ts';
import { refuse } from '../http/errors.ts';
import { personOf, sessionHashOf } from '../http/identity.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../network.ts';
import { no } from '../tables/verdict.ts';
import { Callers } from './callers.ts';
import { Connection } from './connection.ts';
import type { Handlers } from './handlers.ts';
import type { Hub } from './hub.ts';
import { readFrame } from './reading.ts';
import type { SignedIn } from './signed-in.ts';

/** Those without a name at one address may say as much as so many with one: a class may watch. */
const STRANGERS = 4;

/** The socket of a table. Origin and cookie are looked at before the connection is upgraded, the table right afterwards. */
export function registerSocket(
  app: FastifyInstance,
  context: Context,
  parts: { readonly hub: Hub; readonly signedIn: SignedIn; readonly handlers: Handlers; readonly metrics: Metrics },
): void {
  const { hub, signedIn, handlers, metrics } = parts;
  const sockets = new Map<string, number>();
  const callers = new Callers();
  const replies = new WeakMap<FastifyRequest, FastifyReply>();

  app.register(websocket, {
    options: { maxPayload: FRAME_BYTES, perMessageDeflate: false, autoPong: false },
    errorHandler: (error, socket) => fail.call(socket, error),
  });
  // An upgrade that another hook refused is unknown to the plugin, which would leave its connection open for good.
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroy();
  });
  app.after(() => registerRoute());

  function registerRoute(): void {
    app.route({
      method: 'GET',
      url: '/api/tables/:id/live',
      // Browsers do not tell a page why an upgrade was refused: what is wrong is said by the code of closing instead.
      preValidation: async (request, reply): Promise<void> => {
        await personOf(request, context);
        replies.set(request, reply);
      },
      handler: (_request, reply) => refuse(reply, no('notFound')),
      wsHandler: async (socket: WebSocket, request) => {
        release(socket, request);
        const network = networkOf(request.ip);
        sockets.set(network, (sockets.get(network) ?? 0) + 1);
        // Known since before the upgrade, so nothing can arrive before this is done.
        const person = await personOf(request, context);
        const table = tokenIn(request.params, 'id') ?? '';
        const { messagesPerMinute } = context.config;
        const allowance = { messages: (person === null ? STRANGERS : 1) * messagesPerMinute, seconds: 60 };
        const whose = person?.id ?? network;
        const caller = callers.arrive(whose, allowance);
        const watchKey = tokenIn(request.query, 'watch');
        const who = { table, person, session: sessionHashOf(request), watchKey, caller };
        const connection = new Connection(socket, who, (reason) => metrics.socketCloses.inc({ reason }));
        socket.on('close', () => {
          const left = (sockets.get(network) ?? 1) - 1;
          if (left === 0) sockets.delete(network);
          else sockets.set(network, left);
          callers.leave(whose, allowance);
          signedIn.remove(connection);
          hub.leave(connection);
        });
        const isCrowd = person !== null && caller.sockets > SOCKETS_PER_PERSON;
        if (isCrowd || (sockets.get(network) ?? 0) > context.config.socketsPerAddress) {
          connection.close('tooManySockets');
          return;
        }
        signedIn.add(connection);
        // Every frame is work, those of WebSocket itself too.
        socket.on('ping', (data: Buffer) => {
          if (connection.pay()) socket.pong(data);
        });
        socket.on('pong', () => {
          connection.isAlive = true;
          connection.pay();
        });
        const joined = hub.join(connection).catch((error: unknown) => {
          app.log.error({ err: error, table: connection.table }, 'a table could not be joined');
          connection.close('restarting');
        });
        socket.on('message', (data: Buffer, isBinary: boolean) => {
          connection.isAlive = true;
          if (connection.pay()) joined.then(() => receive(connection, data, isBinary));
        });
      },
    });
  }

  /**
   * What opened a socket is not needed any more, and an open one holds all of it: the request with its headers, and the reply that it
   * never got. Without them thousands of idle sockets take half the memory.
   */
  function release(socket: WebSocket, request: FastifyRequest): void {
    replies.get(request)?.raw.detachSocket(request.raw.socket);
    socket.removeAllListeners('error');
    socket.on('error', fail);
  }

  function fail(this: WebSocket, error: Error): void {
    // Broken frames are the sender's fault: the socket closes by itself, with the code that says so, and whoever sends many fills no log.
    if (isFaultOfFrame(error)) return;
    app.log.error({ err: error }, 'a socket failed');
    this.terminate();
  }

  function receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    if (!connection.isOpen) return;
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
      app.log.error({ err: error, table: connection.table }, 'a message could not be handled');
      const key = 'key' in message ? message.key : null;
      connection.send({ type: 'refused', key, error: 'internal', refusals: [] });
    });
  }
}

/** A frame that is too large, or whose text is none. */
function isFaultOfFrame(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('WS_ERR_');
}
