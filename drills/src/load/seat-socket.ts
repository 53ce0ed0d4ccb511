import { liveUrl } from '@stakeout/client';
import WebSocket from 'ws';
import { pause } from './parallel.ts';

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
/** How long an opening may take, in milliseconds, before it is tried again. */
const PATIENCE = 60_000;

/** Somebody at a table, or looking at one. */
export interface Visitor {
  readonly origin: string;
  readonly table: string;
  /** `null` for a spectator nobody knows. */
  readonly cookie: string | null;
}

export interface Listener {
  heard(frame: Buffer): void;
  /** The socket was open and is not any more. */
  lost(): void;
}

/** Opens a socket; fulfilled when it is open, rejected when it cannot be. */
export function openSocket({ origin, table, cookie }: Visitor, listener: Listener): Promise<WebSocket> {
  const socket = new WebSocket(liveUrl(origin, table), {
    headers: cookie === null ? { origin } : { origin, cookie },
    perMessageDeflate: false,
    skipUTF8Validation: true,
    handshakeTimeout: PATIENCE,
  });
  socket.on('message', (data: Buffer) => listener.heard(data));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('open', () => {
      socket.once('close', () => listener.lost());
      resolve(socket);
    });
  });
}

/** Tries until it is open, ever more slowly; half of every wait is chance, so that a crowd does not come back as one. */
export async function openAgain(visitor: Visitor, listener: Listener): Promise<WebSocket> {
  for (let failures = 0; ; failures++) {
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures);
    await pause((longest / 2) * (1 + Math.random()));
    try {
      return await openSocket(visitor, listener);
    } catch {
      // The server is not there yet, or too busy: the next attempt comes later.
    }
  }
}
