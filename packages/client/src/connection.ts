import { delayBefore, type FinalReason, finalReason } from './backoff.ts';
import type { Pace } from './pace.ts';
import type { OpenSocket, Socket } from './socket.ts';
import { Alarm, type Timing } from './timing.ts';

export type ConnectionStatus =
  /** A socket is being opened; `failures` attempts before it led nowhere. */
  | { readonly status: 'connecting'; readonly failures: number }
  | { readonly status: 'open' }
  /** The next attempt is at `until`, by the local clock; `code` is why the last one ended. */
  | { readonly status: 'waiting'; readonly until: number; readonly code: number }
  /** For good: because it was asked for, or because the server said that coming back is useless. */
  | { readonly status: 'closed'; readonly reason: FinalReason };

export interface ConnectionOptions {
  readonly url: string;
  readonly open: OpenSocket;
  readonly pace: Pace;
  readonly timing: Timing;
  readonly random: () => number;
}

interface ConnectionOwner {
  /** The status changed; a change to `open` means that a new socket stands, on which nothing has been said yet. */
  changed(status: ConnectionStatus, endedWith: number | null): void;
  received(text: string): void;
}

/** The close code of sockets that ended without one, or that were given up from this side. */
const NO_CODE = 1006;
const NORMAL = 1000;

/** One socket after another, for as long as it is wanted. It carries texts and knows nothing of what they mean. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #owner: ConnectionOwner;
  readonly #alarm: Alarm;
  #socket: Socket | null = null;
  #status: ConnectionStatus = { status: 'connecting', failures: 0 };
  #failures = 0;

  constructor(options: ConnectionOptions, owner: ConnectionOwner) {
    this.#options = options;
    this.#owner = owner;
    this.#alarm = new Alarm(options.timing);
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  get isOpen(): boolean {
    return this.#status.status === 'open';
  }

  get #isClosed(): boolean {
    return this.#status.status === 'closed';
  }

  /** Opens a socket now, unless there is one. */
  connect(): void {
    if (this.#socket !== null || this.#isClosed) return;
    this.#alarm.set(this.#options.pace.connectWithin, () => this.drop());
    this.#change({ status: 'connecting', failures: this.#failures });
    // Whoever heard that may have closed it.
    if (this.#isClosed) return;
    const socket = this.#opened();
    this.#socket = socket;
    if (socket === null) this.#ended(NO_CODE);
    else this.#listen(socket);
  }

  /** Whether the text went out. What did not is for the owner to send again once the connection is open. */
  send(text: string): boolean {
    if (!this.isOpen || this.#socket === null) return false;
    this.#socket.send(text);
    return true;
  }

  /** Gives up the present socket, which seems to be dead, and goes on with another. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#ended(NO_CODE);
    socket.close();
  }

  close(): void {
    const socket = this.#socket;
    this.#finish('asked', null);
    socket?.close(NORMAL);
  }

  #listen(socket: Socket): void {
    // What an abandoned socket still says concerns nobody.
    const current = () => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (!current()) return;
      this.#alarm.clear();
      this.#change({ status: 'open' });
    });
    socket.addEventListener('message', ({ data }) => {
      if (!current()) return;
      // Only a server that speaks proves that the way is free again.
      this.#failures = 0;
      this.#owner.received(String(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (current()) this.#ended(code);
    });
    // An error is always followed by a close; in Node it must have a listener nevertheless.
    socket.addEventListener('error', () => {});
  }

  #opened(): Socket | null {
    try {
      return this.#options.open(this.#options.url);
    } catch {
      return null;
    }
  }

  #ended(code: number): void {
    const reason = finalReason(code);
    if (reason !== null) {
      this.#finish(reason, code);
      return;
    }
    const { pace, random, timing } = this.#options;
    const delay = delayBefore(this.#failures, code, pace, random);
    this.#failures += 1;
    this.#socket = null;
    this.#alarm.set(delay, () => this.connect());
    this.#change({ status: 'waiting', until: timing.now() + delay, code }, code);
  }

  #finish(reason: FinalReason, code: number | null): void {
    if (this.#isClosed) return;
    this.#alarm.clear();
    this.#socket = null;
    this.#change({ status: 'closed', reason }, code);
  }

  #change(status: ConnectionStatus, endedWith: number | null = null): void {
    this.#status = status;
    this.#owner.changed(status, endedWith);
  }
}
