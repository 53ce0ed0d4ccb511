import cookie from '@fastify/cookie';
import { FRAME_BYTES } from '@stakeout/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { registerBodies } from './http/body.ts';
import { registerDaily } from './http/daily.ts';
import { refuse, registerErrors, registerUnknown } from './http/errors.ts';
import { registerGames } from './http/games.ts';
import { registerHeaders } from './http/headers.ts';
import { registerHosts } from './http/hosts.ts';
import { registerIdentity } from './http/identity.ts';
import { registerInvitations } from './http/invitations.ts';
import { registerLobby } from './http/lobby.ts';
import { registerOrigin } from './http/origin.ts';
import { patienceOf, timeoutsOf } from './http/patience.ts';
import { registerPeople } from './http/people.ts';
import { registerPush } from './http/push.ts';
import { registerPuzzles } from './http/puzzles.ts';
import { registerRate } from './http/rate.ts';
import { registerRematch } from './http/rematch.ts';
import { registerSessions } from './http/sessions.ts';
import { registerTables } from './http/tables.ts';
import { RequestLog } from './logging.ts';
import { no } from './tables/verdict.ts';

/**
 * The server's front door. `register` adds what is not plain requests: sockets and pages.
 */
export function buildApp(
  context: Context,
  register: (app: FastifyInstance) => void = () => {},
  logger?: FastifyBaseLogger,
  patience = patienceOf(context.config.requestSeconds),
): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    logController: new RequestLog(),
    ...timeoutsOf(patience),
    // Of several addresses in the header only the last was written by our own proxy; anybody can write the others.
    trustProxy: context.config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: FRAME_BYTES,
    // What is no address at all leads nowhere.
    frameworkErrors: (_error, _request, reply) => refuse(reply, no('notFound')),
  });
  registerErrors(app);
  registerBodies(app);
  app.register(cookie);
  registerHeaders(app, context);
  registerHosts(app, context);
  registerOrigin(app, context);
  registerRate(app, context);
  registerIdentity(app, context);
  // The plugins above act on routes that are added once they are loaded.
  app.after(() => {
    registerGames(app);
    registerPeople(app, context);
    registerSessions(app, context);
    registerTables(app, context);
    registerInvitations(app, context);
    registerRematch(app, context);
    registerDaily(app, context);
    registerPuzzles(app, context);
    registerLobby(app, context);
    registerPush(app, context);
    registerUnknown(app);
    register(app);
  });
  return app;
}
