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

export const PATIENCE: Patience = { head: 10_000, request: 30_000, silence: 60_000, idle: 72_000, looking: 2000 };

/** The same in the words of Fastify and Node. */
export function timeoutsOf({ head, request, silence, idle, looking }: Patience) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    keepAliveTimeout: idle,
    http: { headersTimeout: head, connectionsCheckingInterval: looking },
  };
}
