import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../network.ts';

/** A page is hundreds of files, all of them cheap: of these an address may have as many a second as it has requests a minute. */
const FILES_PER_REQUEST = 60;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route gives a file of the pages, the same for everybody. */
    readonly isFile?: boolean;
  }
}

/**
 * How many requests an address may make a minute. Too many are answered `tooMany`, and when to try again. Files of the pages
 * are counted for themselves: a class that opens the table at once must not use up what its moves need.
 */
export function registerRate(app: FastifyInstance, { config }: Context): void {
  app.register(rateLimit, {
    max: (request) => config.requestsPerMinute * (isForFile(request) ? FILES_PER_REQUEST : 1),
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      // Of a request that breaks off the address is no longer known.
      const network = networkOf(request.ip ?? '');
      return isForFile(request) ? `files of ${network}` : network;
    },
  });
}

/** For routes that make people or tables, or at which links could be guessed: a tenth of the rest, counted for itself. */
export function tighter(config: Pick<Config, 'requestsPerMinute'>) {
  return { rateLimit: { max: Math.ceil(config.requestsPerMinute / 10), timeWindow: '1 minute' } };
}

/** All routes that are added from here on give files. Asked by the route, since one address can be written in many ways. */
export function countAsFiles(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isFile: true };
  });
}

function isForFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isFile === true;
}
