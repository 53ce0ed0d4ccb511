import { once } from 'node:events';
import type { ServerMessage } from '@stakeout/protocol';
import WebSocket from 'ws';

/** In milliseconds. */
const PATIENCE = 20_000;

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

/** A conversation with the server over a good line. */
export class Talk {
  readonly #socket: WebSocket;
  readonly #heard: ServerMessage[] = [];
  #onMessage: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.#heard.push(JSON.parse(String(data)) as ServerMessage);
      this.#onMessage();
    });
  }

  static async open(url: string, headers: Record<string, string>): Promise<Talk> {
    const socket = new WebSocket(url, { headers });
    const talk = new Talk(socket);
    await once(socket, 'open');
    // Only now: before, an error is thrown by the line above.
    socket.on('error', () => {});
    return talk;
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  /** The first message of the type that fits, be it past or to come; `null` when none comes. */
  async hear<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: MessageOf<Type>) => boolean = () => true,
  ): Promise<MessageOf<Type> | null> {
    const isIt = (message: ServerMessage): message is MessageOf<Type> =>
      message.type === type && fits(message as MessageOf<Type>);
    const end = performance.now() + PATIENCE;
    for (let from = 0; performance.now() < end; ) {
      const found = this.#heard.slice(from).find(isIt);
      if (found !== undefined) return found;
      from = this.#heard.length;
      await this.#more(end - performance.now());
    }
    return null;
  }

  close(): void {
    this.#socket.close();
  }

  #more(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#onMessage = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
