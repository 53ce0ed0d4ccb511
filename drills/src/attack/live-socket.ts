import { liveUrl, newKey } from '@stakeout/client';
import type { ServerMessage } from '@stakeout/protocol';
import { WebSocket } from 'ws';
import type { Guest, Stage } from './stage.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A bare socket at a table. What it waits for comes, or the socket closes, or the attack is broken off by its own end. */
export class LiveSocket {
  /** The close code, once it is closed. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #messages: ServerMessage[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.#messages.push(JSON.parse(String(data)));
      this.#look();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        this.#look();
      });
    });
  }

  static async open(stage: Stage, guest: Guest, table: string): Promise<LiveSocket> {
    const socket = new WebSocket(liveUrl(guest.headers['origin'] ?? '', table), { headers: guest.headers });
    const live = new LiveSocket(socket);
    stage.atTheEnd(() => socket.terminate());
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    return live;
  }

  /** Asks for something under a new key; whether it was done. */
  async ask(type: string, rest: object): Promise<'ack' | 'refused'> {
    const key = newKey();
    this.#socket.send(JSON.stringify({ type, key, ...rest }));
    const isAnswer = (message: ServerMessage): message is Said<'ack'> | Said<'refused'> =>
      (message.type === 'ack' || message.type === 'refused') && message.key === key;
    return (await this.#find(isAnswer)).type;
  }

  /** The first message of a type. */
  next<Type extends ServerMessage['type']>(type: Type): Promise<Said<Type>> {
    return this.#find((message): message is Said<Type> => message.type === type);
  }

  async #find<Wanted extends ServerMessage>(isWanted: (message: ServerMessage) => message is Wanted): Promise<Wanted> {
    for (;;) {
      const found = this.#messages.find(isWanted);
      if (found !== undefined) return found;
      if (this.#socket.readyState === WebSocket.CLOSED) throw new Error('the socket closed before the answer came');
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #look(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
