import { type Api, CookieFetch, createApi, type HttpAnswer, liveUrl, type Pace, TableClient } from '@stakeout/client';
import * as protocol from '@stakeout/protocol';
import { WebSocket } from 'ws';
import { findGame } from '../games.ts';
import { RawSocket } from './raw-socket.fixture.ts';

/** Whoever was sent away comes back at once: tests have no time to be polite. */
const PACE: Partial<Pace> = { firstDelay: 10, restartSpread: 20, penalty: 10 };

interface Looking {
  /** The key of the page for spectators. */
  readonly watch?: string;
  /** Whether the client holds what the server says against the protocol. */
  readonly isChecked?: boolean;
}

/** A person with a cookie, and the only ways to the server a person has. */
export class Guest {
  readonly base: string;
  readonly cookies: CookieFetch;
  readonly api: Api;

  /** `cookie` is that of an earlier session; without one the guest is nobody yet. */
  constructor(base: string, cookie: string | null = null) {
    this.base = base;
    this.cookies = new CookieFetch(fetch, base, cookie);
    this.api = createApi(this.cookies.fetch, base, protocol);
  }

  static async named(base: string, name: string): Promise<Guest> {
    const guest = new Guest(base);
    granted(await guest.api.introduce(name));
    return guest;
  }

  /** Sits or watches as a page does. */
  client(table: string, game: string, { watch, isChecked = true }: Looking = {}): TableClient {
    const rules = findGame(game);
    if (rules === null) throw new Error(`no game ${game}`);
    return new TableClient({
      url: liveUrl(this.base, table, watch),
      open: (url) => new WebSocket(url, { headers: this.cookies.headers }),
      game: rules,
      pace: PACE,
      ...(isChecked ? { reader: protocol.ServerMessage } : {}),
    });
  }

  /** Sits or watches with a bare socket, to see every frame and to send what no client would. */
  socket(table: string, watch?: string): Promise<RawSocket> {
    return RawSocket.open(liveUrl(this.base, table, watch), this.cookies.headers);
  }

  async get(path: string): Promise<{ readonly status: number; readonly text: string }> {
    const response = await fetch(this.base + path, { headers: this.cookies.headers });
    return { status: response.status, text: await response.text() };
  }
}

export function granted<T>(answer: HttpAnswer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error} ${JSON.stringify(answer.refusals)}`);
  return answer.value;
}
