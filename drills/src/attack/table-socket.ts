import { liveUrl, newKey } from '@stakeout/client';
import type { ServerMessage } from '@stakeout/protocol';
import WebSocket from 'ws';
import type { Guest } from './stage.ts';

/** How long something that should come at once may take on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A bare socket of a guest: everything that came, in order. */
export class TableSocket {
  readonly heard: ServerMessage[] = [];
  /** Given the close code once the socket is closed. */
  readonly closed: Promise<number>;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      this.look();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        this.look();
      });
    });
    socket.on('error', () => {});
  }

  /** Fulfilled when it is open; nothing may have come yet. */
  static async open({ headers }: Guest, table: string): Promise<TableSocket> {
    const socket = new WebSocket(liveUrl(headers['origin'] ?? '', table), { headers, perMessageDeflate: false });
    const opened = new TableSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return opened;
  }

  say(message: Record<string, unknown>): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Asks for something under a new key; whether it was done. */
  async ask(type: string, rest: object): Promise<'ack' | 'refused'> {
    const key = newKey();
    this.say({ type, key, ...rest });
    return (await this.answerTo(key)).type;
  }

  /** The first message from number `from` on that is wanted; `null` when none has come in time, or can come any more. */
  find(isWanted: (message: ServerMessage) => boolean, from = 0, patience = PATIENCE): Promise<ServerMessage | null> {
    return new Promise((resolve) => {
      let next = from;
      const finish = (message: ServerMessage | null) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(message);
      };
      const look = () => {
        for (; next < this.heard.length; next++) {
          const message = this.heard[next];
          if (message !== undefined && isWanted(message)) {
            finish(message);
            return;
          }
        }
        if (this.socket.readyState === WebSocket.CLOSED) finish(null);
      };
      const timer = setTimeout(() => finish(null), patience);
      this.waiting.add(look);
      look();
    });
  }

  async next<Type extends ServerMessage['type']>(type: Type, from = 0): Promise<Said<Type>> {
    const found = await this.find((message) => message.type === type, from);
    if (found === null) throw new Error(`nothing of type ${type} came`);
    return found as Said<Type>;
  }

  /** What became of what was asked under the key. */
  async answerTo(key: string): Promise<Said<'ack'> | Said<'refused'>> {
    const found = await this.find((message) => 'key' in message && message.key === key);
    if (found === null) throw new Error(`nobody answered ${key}`);
    return found as Said<'ack'> | Said<'refused'>;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private look(): void {
    for (const look of [...this.waiting]) look();
  }
}
