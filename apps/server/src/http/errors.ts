import { malformed } from '@stakeout/kernel';
import type { ErrorBody, ErrorCode } from '@stakeout/protocol';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type No, no } from '../tables/verdict.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  illegal: 422,
  stale: 409,
  nobody: 401,
  notFound: 404,
  notSeated: 403,
  notHost: 403,
  seatTaken: 409,
  alreadySeated: 409,
  noSeatLeft: 409,
  sentAway: 403,
  invitationSpent: 410,
  notStarted: 409,
  alreadyStarted: 409,
  notOver: 409,
  over: 409,
  playFirst: 403,
  notToday: 409,
  sealed: 403,
  standIn: 409,
  resigned: 409,
  notReady: 409,
  noPerson: 409,
  tooManyTables: 409,
  badConfig: 422,
  linkSpent: 410,
  tooMany: 429,
  badOrigin: 403,
  badHost: 421,
  unplayable: 409,
  internal: 500,
};

/** Says no, in the one form in which the server says it. */
export function refuse(reply: FastifyReply, { error, refusals }: No, status = STATUS[error]): FastifyReply {
  return reply.code(status).send({ error, refusals: [...refusals] } satisfies ErrorBody);
}

/**
 * What is thrown becomes an answer of the same form. Neither the message nor the stack goes out: they may repeat what came
 * in, or tell how the server is built.
 */
function answerError(error: FastifyError, log: FastifyBaseLogger, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 429) return refuse(reply, no('tooMany'));
  if (status === 413) return refuse(reply, no('malformed', [malformed('body', 'body.tooLarge')]), 413);
  if (status === 415) return refuse(reply, no('malformed', [malformed('body', 'body.notJson')]), 415);
  if (status >= 400 && status < 500) return refuse(reply, no('malformed', [malformed('body', 'body.unreadable')]));
  log.error({ err: error }, 'request failed');
  return refuse(reply, no('internal'));
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request.log, reply));
}

/** Unknown addresses. Those of the API are claimed here, so that pages may catch all the others. */
export function registerUnknown(app: FastifyInstance): void {
  const unknown = (_request: unknown, reply: FastifyReply) => refuse(reply, no('notFound'));
  app.all('/api/*', unknown);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, unknown);
}
