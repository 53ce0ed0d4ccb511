import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import { isPrivateAddress } from '../private-address.ts';
import type { StoreFault } from '../storage/store-fault.ts';

/** A store that does not answer within this time, in milliseconds, does not answer at all. */
const PATIENCE = 2000;

export interface Health {
  /** From now on this node asks not to be sent anybody: a proxy that looks at /healthz turns to the others. */
  announceStop(): void;
}

/** GET /healthz for whoever looks after the server, GET /metrics for Prometheus. Neither needs a cookie. */
export function registerHealth(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'store'>,
  metrics: Metrics,
  patience = PATIENCE,
): Health {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    const fault = await faultOf(context, patience);
    return fault === null ? { status: 'ok' } : reply.code(503).send({ status: fault });
  });

  app.get('/metrics', async (request, reply) => {
    if (!context.config.metricsArePublic && !isFromInside(request)) {
      return reply.code(404).send({ error: 'notFound', refusals: [] });
    }
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });

  return {
    announceStop: () => {
      isStopping = true;
    },
  };
}

async function faultOf({ store }: Pick<Context, 'store'>, patience: number): Promise<StoreFault | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<StoreFault>((resolve) => {
    timer = setTimeout(() => resolve('store'), patience);
  });
  try {
    return await Promise.race([store.fault(), silence]);
  } catch {
    return 'store';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The address of the socket itself, which nobody can make up. A proxy on the same machine has a private address too, but
 * says that it passes something on; whoever comes that way comes from outside.
 */
function isFromInside({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isPassedOn && isPrivateAddress(socket.remoteAddress ?? '');
}
