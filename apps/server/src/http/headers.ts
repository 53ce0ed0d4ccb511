import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isHttps } from './origin.ts';

const YEAR = 365 * 24 * 3600;

/** What pages never need. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * What browsers may do with our pages: run our own scripts and talk to us, and nothing else. Links carry tokens, hence no
 * referrer; with it, browsers name no origin for forms, so pages send by `fetch`.
 */
export function registerHeaders(app: FastifyInstance, { config }: Context): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // Bots work out what they have learned in WebAssembly, which a policy has to name; texts are run by nobody.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ({ headers }) => socketSources(config.publicUrl, headers.host)],
        'worker-src': ["'self'", 'blob:'],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (isHttps(request, config)) reply.header('strict-transport-security', `max-age=${YEAR}`);
    // Answers of the API depend on who asks. Routes that can be asked again cheaply say so themselves.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** Older browsers do not count sockets of the same host as 'self'. A host that is none is left out. */
function socketSources(publicUrl: string | null, host = ''): string {
  const address = publicUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return "'self'";
  const { host: name } = new URL(address);
  return /^[\w.:[\]-]+$/.test(name) ? `ws://${name} wss://${name}` : "'self'";
}
