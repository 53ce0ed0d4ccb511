import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { HIDDEN, scrub } from './log-scrub.ts';

/**
 * What is never written down, wherever in a logged object it stands: what opens a door, what is not over yet, and what
 * people say to each other.
 */
const SECRET_FIELDS = [
  'authorization',
  'body',
  'cookie',
  'cookies',
  'nonce',
  'password',
  'payload',
  'privateKey',
  'secret',
  'session',
  'text',
  'token',
  'watchKey',
  '["set-cookie"]',
];

/** Logs are lines of JSON with the time, the level and the node; see docs/operations.md for what is in them. */
export function loggerOptions(config: Pick<Config, 'logLevel' | 'node'>): LoggerOptions {
  return {
    level: config.logLevel,
    base: { node: config.node },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    redact: { paths: SECRET_FIELDS.flatMap(atAnyDepth), censor: HIDDEN },
    serializers: { req: requestForLog, res: replyForLog, err: errorForLog, error: errorForLog },
    hooks: { streamWrite: scrub },
  };
}

/** Down to the third level; nothing is logged that goes deeper. */
function atAnyDepth(field: string): string[] {
  const step = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${step}`, `*.*${step}`];
}

/** One line for each request, when it is answered: method, route, status, milliseconds. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  /** The line of the completed request says it, without the address that was asked for. */
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.error({ ...line, err: error }, 'request failed');
    else request.log[levelOf(line.route)](line, 'request');
  }
}

/** Whoever looks after the server asks these every few seconds: they would drown everything else. */
function levelOf(route: string | null): 'debug' | 'info' {
  return route === '/healthz' || route === '/metrics' ? 'debug' : 'info';
}

/** The pattern, such as `/api/invitations/:token`, since the address itself may be a secret; `null` when there is none. */
function routeOf(request: Partial<Pick<FastifyRequest, 'routeOptions'>>): string | null {
  return request.routeOptions?.url ?? null;
}

function requestForLog(request: FastifyRequest) {
  return { method: request.method, route: routeOf(request) };
}

function replyForLog(reply: { readonly statusCode?: number }) {
  return { status: reply.statusCode };
}

/**
 * Name, code, message and stack. Nothing else: a database adds the row to its errors, a push service the address of
 * the subscriber.
 */
function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    code,
    message,
    stack: stack.includes('\n    at ') ? stack.slice(stack.indexOf('\n    at ') + 1) : '',
    cause: error.cause !== undefined && depth < 3 ? errorForLog(error.cause, depth + 1) : undefined,
  };
}
