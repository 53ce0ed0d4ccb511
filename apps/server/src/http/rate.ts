import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../network.ts';

/** How many requests an address may make a minute. Too many are answered `tooMany`, and when to try again. */
export function registerRate(app: FastifyInstance, { config }: Context): void {
  // Of a request that breaks off the address is no longer known.
  const keyGenerator = (request: FastifyRequest) => networkOf(request.ip ?? '');
  app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute', keyGenerator });
}

/** For routes that make people or tables, or at which links could be guessed: a tenth of the rest, counted for itself. */
export function tighter(config: Pick<Config, 'requestsPerMinute'>) {
  return { rateLimit: { max: Math.ceil(config.requestsPerMinute / 10), timeWindow: '1 minute' } };
}
