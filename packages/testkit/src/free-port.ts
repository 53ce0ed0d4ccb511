import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those could take the port before its server is there, or
 * while that starts again.
 */
const LOWEST = 12_000;
const HIGHEST = 32_000;
const MOST_TRIES = 1000;

const HOST = '127.0.0.1';
/**
 * An address of the same machine at which nothing is served. Whoever is given a port holds it here for as long as it runs, so that
 * nobody else is given it before the server is there, or while that starts again.
 */
const CLAIMS = '127.0.0.2';

/** A port of this machine that nobody listens on at the moment, for a server that must be found at the same one again. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = randomInt(LOWEST, HIGHEST);
    const claim = await listening(port, CLAIMS);
    if (claim === 'taken') continue;
    const probe = await listening(port, HOST);
    if (typeof probe === 'object') {
      probe.close();
      await once(probe, 'close');
      return port;
    }
    if (typeof claim === 'object') claim.close();
  }
  throw new Error('no port is free');
}

/** Listens there without keeping its program from ending; not every system has more than one address for itself. */
async function listening(port: number, host: string): Promise<Server | 'taken' | 'no address'> {
  const server = createServer().unref();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL' ? 'no address' : 'taken';
  }
}
