import type { ServerMessage } from '@stakeout/protocol';
import { WebSocket } from 'ws';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** How long a test waits for something that should come at once, in milliseconds, before it gives up. */
const PATIENCE = 120_000;

/** A socket without a client: every frame as it came, and the code it was closed with. */
export class RawSocket {
  /** Everything that came, as text. */
  readonly frames: string[] = [];
  /** Given the close code once the socket is closed. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private read = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(String(data));
      for (const look of [...this.waiting]) look();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        for (const look of [...this.waiting]) look();
      });
    });
  }

  static async open(url: string, headers: Record<string, string>): Promise<RawSocket> {
    const socket = new WebSocket(url, { headers });
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    return raw;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of the type among those not looked at yet; what came before it is passed over. */
  async next<Type extends ServerMessage['type']>(type: Type): Promise<Said<Type>> {
    for (;;) {
      while (this.read < this.frames.length) {
        const message: ServerMessage = JSON.parse(this.frames[this.read++] ?? '');
        if (message.type === type) return message as Said<Type>;
      }
      await this.more(`a frame of type ${type}`);
    }
  }

  /** What was asked under the key was done, or refused. */
  async answerTo(key: string): Promise<Said<'ack'> | Said<'refused'>> {
    const starts = ['ack', 'refused'].map((type) => `{"type":"${type}","key":"${key}",`);
    return JSON.parse(await this.saw((frame) => starts.some((start) => frame.startsWith(start))));
  }

  /** Waits for a frame like this among those from number `from` on. */
  async saw(isWanted: (frame: string) => boolean, from = 0): Promise<string> {
    for (let index = from; ; index++) {
      while (index >= this.frames.length) await this.more('a certain frame');
      const frame = this.frames[index] ?? '';
      if (isWanted(frame)) return frame;
    }
  }

  /** Whatever the server had sent before this was asked has arrived. */
  async caughtUp(sent: number): Promise<void> {
    const from = this.frames.length;
    this.say({ type: 'ping', sent });
    await this.saw((frame) => frame.startsWith(`{"type":"pong","sent":${sent},`), from);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private more(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        this.waiting.delete(look);
        clearTimeout(timer);
        if (this.socket.readyState === WebSocket.CLOSED) reject(new Error(`The socket closed before ${what} came.`));
        else resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`Waited in vain for ${what}.`));
      }, PATIENCE);
      this.waiting.add(look);
    });
  }
}
