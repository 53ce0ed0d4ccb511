import websocket from '@fastify/websocket';
import { FRAME_BYTES } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
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
  app.register(websocket, {
    options: { maxPayload: FRAME_BYTES, perMessageDeflate: false, autoPong: false },
    errorHandler: (error, socket, request) => {
      // Broken frames are the sender's fault: the socket has closed by itself, and whoever sends many fills no log.
      if (isFaultOfFrame(error)) return;
      request.log.error({ err: error }, 'a socket failed');
      socket.terminate();
    },
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
      preValidation: async (request): Promise<void> => {
        await personOf(request, context);
      },
      handler: (_request, reply) => refuse(reply, no('notFound')),
      wsHandler: async (socket: WebSocket, request) => {
        // A frame that is too large or broken: the socket closes by itself, with the code that says so.
        socket.on('error', () => {});
        // Known since before the upgrade, so nothing can arrive before this is done.
        const person = await personOf(request, context);
        reception.admit(socket, {
          table: tokenIn(request.params, 'id') ?? '',
          person,
          session: sessionHashOf(request),
          watchKey: tokenIn(request.query, 'watch'),
          network: networkOf(request.ip),
        });
      },
    });
  }
}

/** A frame that is too large, or whose text is none. */
function isFaultOfFrame(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('WS_ERR_');
}
