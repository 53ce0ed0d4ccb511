import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { no } from '../tables/verdict.ts';
import { refuse } from './errors.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/** The origin under which the server was reached; `null` when the request does not name one that could be. */
function originOf(request: Asked, config: Pick<Config, 'publicUrl'>): string | null {
  const address = config.publicUrl ?? `${request.protocol}://${request.host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

export function isHttps(request: Asked, config: Pick<Config, 'publicUrl'>): boolean {
  return originOf(request, config)?.startsWith('https:') ?? false;
}

/** Whether a page of this very server sent the request. Browsers write the Origin header, and pages cannot change it. */
export function isSameOrigin(request: Asked, config: Pick<Config, 'publicUrl'>): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin === originOf(request, config);
}

/** Cookies go along with requests that other sites cause. What changes something, or opens a socket, must come from here. */
export function registerOrigin(app: FastifyInstance, { config }: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    if (needsOrigin(request) && !isSameOrigin(request, config)) return refuse(reply, no('badOrigin'));
  });
}

function needsOrigin({ method, headers }: FastifyRequest): boolean {
  return (method !== 'GET' && method !== 'HEAD') || headers.upgrade !== undefined;
}
