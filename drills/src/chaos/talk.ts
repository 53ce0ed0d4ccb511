import { once } from 'node:events';
import type { ServerMessage } from '@stakeout/protocol';
import WebSocket from 'ws';

/** In milliseconds; what has not been said by then will not be. */
const PATIENCE = 60_000;

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

  /** The first message that fits, be it past or to come; `null` when none comes. */
  async hear<Message extends ServerMessage>(fits: (message: ServerMessage) => message is Message) {
    const end = performance.now() + PATIENCE;
    for (let from = 0; performance.now() < end; ) {
      const found = this.#heard.slice(from).find(fits);
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
