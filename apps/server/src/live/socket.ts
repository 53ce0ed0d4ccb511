import websocket from '@fastify/websocket';
import { FRAME_BYTES } from '@stakeout/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { tokenIn } from '../http/body.ts';
import { refuse } from '../http/errors.ts';
import { personOf, sessionHashOf } from '../http/identity.ts';
import { networkOf } from '../network.ts';
import { no } from '../tables/verdict.ts';
import type { Reception } from './reception.ts';

/** The socket of a table. Origin and cookie are looked at before the connection is upgraded, the table right afterwards. */
export function registerSocket(app: FastifyInstance, context: Context, reception: Reception): void {
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
        // Known since before the upgrade, so nothing can arrive before this is done.
        const person = await personOf(request, context);
        reception.admit(socket, {
          table: tokenIn(request.params, 'id') ?? '',
          person,
          session: sessionHashOf(request),
          watchKey: tokenIn(request.query, 'watch'),
          network: networkOf(request.ip),
          outlet: request.raw.socket,
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
}

/** A frame that is too large, or whose text is none. */
function isFaultOfFrame(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('WS_ERR_');
}
