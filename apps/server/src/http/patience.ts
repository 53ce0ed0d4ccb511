/** How long the server waits for whoever is slow, in milliseconds. A socket has other rules once it is open. */
export interface Patience {
  /** For the head of a request, from its first byte on. */
  readonly head: number;
  /** For a whole request: a deck or box of one's own over a bad line takes a while. */
  readonly request: number;
  /** For any byte in either direction, the first of a connection included. */
  readonly silence: number;
  /** For the next request on the same connection. Longer than proxies wait, so that they never use one that is closing. */
  readonly idle: number;
  /** How often it is looked who has been waited for too long. */
  readonly looking: number;
}

const IDLE = 72_000;

/** By the seconds in which a request must have arrived. */
export function patienceOf(seconds: number): Patience {
  const request = seconds * 1000;
  return { head: request / 2, request, silence: 2 * request, idle: IDLE, looking: Math.min(2000, request / 5) };
}

/** The same in the words of Fastify and Node. */
export function timeoutsOf({ head, request, silence, idle, looking }: Patience) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    http: { headersTimeout: head, connectionsCheckingInterval: looking },
  };
}
