import type { ClientMessage, ServerMessage } from '@stakeout/protocol';
import { tableMessage, turn } from './scripted-socket.fixture.ts';
import type { Socket } from './socket.ts';

interface LogEntry {
  readonly key: string;
  readonly added: number;
}

/** How badly the wire treats a message: what part is lost, how long it takes at most, how often a connection breaks. */
export interface Wire {
  readonly loss: number;
  readonly delay: number;
  readonly breaks: number;
}

/**
 * A server of the adding game, as honest as the real one, behind a wire that loses, delays and reorders messages and breaks
 * connections. Every action adds its number, when it was made on the latest position.
 */
export class LossyServer {
  readonly log: LogEntry[] = [];
  wire: Wire;
  readonly #random: () => number;
  readonly #sockets = new Set<LossySocket>();

  constructor(wire: Wire, random: () => number) {
    this.wire = wire;
    this.#random = random;
  }

  get view(): number[] {
    return this.log.map(({ added }) => added);
  }

  open(): Socket {
    const socket = new LossySocket(this, this.#random);
    this.#carry(() => socket.accept());
    return socket;
  }

  joined(socket: LossySocket): void {
    this.#sockets.add(socket);
    socket.say(tableMessage({ seq: this.log.length }));
    this.#state(socket);
  }

  left(socket: LossySocket): void {
    this.#sockets.delete(socket);
  }

  heard(socket: LossySocket, message: ClientMessage): void {
    if (message.type === 'ping') socket.say({ type: 'pong', sent: message.sent, now: 0 });
    else if (message.type === 'sync') this.#state(socket);
    else if (message.type === 'act') this.#act(socket, message);
  }

  #act(socket: LossySocket, { key, seq, actions }: Extract<ClientMessage, { type: 'act' }>): void {
    const done = this.log.filter((entry) => entry.key === key).length;
    if (done > 0) {
      const last = this.log.findLastIndex((entry) => entry.key === key);
      socket.say({ type: 'ack', key, seq: last + 1, done });
    } else if (seq !== this.log.length) {
      socket.say({ type: 'refused', key, error: 'stale', refusals: [] });
      this.#state(socket);
    } else {
      for (const action of actions) this.log.push({ key, added: Number(action) });
      this.#tellEntry(actions);
      socket.say({ type: 'ack', key, seq: this.log.length, done: actions.length });
    }
  }

  #tellEntry(events: readonly unknown[]): void {
    const { length: seq } = this.log;
    const moves = events.map((event) => [event]);
    const entry: ServerMessage = { type: 'entry', seq, seat: 0, by: 'person', moves, turn: turn() };
    for (const socket of this.#sockets) socket.say(entry);
  }

  #state(socket: LossySocket): void {
    socket.say({ type: 'state', seq: this.log.length, view: this.view, turn: turn() });
  }

  /** Carries something over the wire, if the wire likes. */
  deliver(run: () => void, breakOff: () => void): void {
    if (this.#random() < this.wire.breaks) breakOff();
    else if (this.#random() >= this.wire.loss) this.#carry(run);
  }

  #carry(run: () => void): void {
    setTimeout(run, this.#random() * this.wire.delay);
  }
}

class LossySocket implements Socket {
  readonly #server: LossyServer;
  readonly #random: () => number;
  readonly #listeners: Record<string, ((event: { data: unknown; code: number }) => void)[]> = {};
  #isOpen = false;

  constructor(server: LossyServer, random: () => number) {
    this.#server = server;
    this.#random = random;
  }

  addEventListener(type: string, listener: (event: { data: unknown; code: number }) => void): void {
    const listeners = this.#listeners[type] ?? [];
    this.#listeners[type] = [...listeners, listener];
  }

  accept(): void {
    this.#isOpen = true;
    this.#emit('open');
    this.#server.joined(this);
  }

  send(text: string): void {
    this.#server.deliver(
      () => this.#isOpen && this.#server.heard(this, JSON.parse(text)),
      () => this.#break(),
    );
  }

  say(message: ServerMessage): void {
    const data = JSON.stringify(message);
    this.#server.deliver(
      () => this.#isOpen && this.#emit('message', data),
      () => this.#break(),
    );
  }

  close(): void {
    this.#isOpen = false;
    this.#server.left(this);
  }

  /** Sometimes one learns that a connection is gone, and sometimes not. */
  #break(): void {
    if (!this.#isOpen) return;
    this.close();
    if (this.#random() < 0.7) setTimeout(() => this.#emit('close'), 0);
  }

  #emit(type: string, data: unknown = null): void {
    for (const listener of this.#listeners[type] ?? []) listener({ data, code: 1006 });
  }
}
