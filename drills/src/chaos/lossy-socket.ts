import type { Socket } from '@stakeout/client';
import WebSocket from 'ws';
import { Lane } from './lane.ts';
import type { Luck } from './luck.ts';
import type { Mishaps, Weather } from './weather.ts';

/** What any event of a socket may carry. */
interface Happening {
  readonly data: unknown;
  readonly code: number;
}
type Listener = (happening: Happening) => void;
type Kind = 'open' | 'message' | 'close' | 'error';

/** Hears everything that one end sends and what really comes back to it, before the weather gets at it. */
export interface Tap {
  sent(text: string): void;
  heard(text: string): void;
}

const NOTHING: Happening = { data: '', code: 0 };

/** A real socket over an unreliable line, as the client sees it. */
export class LossySocket implements Socket {
  readonly #socket: WebSocket;
  readonly #weather: Weather;
  readonly #luck: Luck;
  readonly #mishaps: Mishaps;
  readonly #tap: Tap;
  readonly #out: Lane;
  readonly #in: Lane;
  readonly #listeners = new Map<Kind, Listener[]>();
  #isFrozen = false;
  /** Given up by the client: what it still sent goes out, what comes in is of no interest. */
  #isAbandoned = false;

  constructor(url: string, headers: Record<string, string>, weather: Weather, luck: Luck, mishaps: Mishaps, tap: Tap) {
    this.#weather = weather;
    this.#luck = luck;
    this.#mishaps = mishaps;
    this.#tap = tap;
    this.#out = new Lane(weather, luck, mishaps, (text) => this.#put(text));
    this.#in = new Lane(weather, luck, mishaps, (data) => this.#tell('message', { ...NOTHING, data }));
    this.#socket = new WebSocket(url, { headers, perMessageDeflate: false });
    this.#socket.on('open', () => this.#tell('open', NOTHING));
    this.#socket.on('message', (data) => this.#receive(String(data)));
    this.#socket.on('close', (code) => this.#tell('close', { ...NOTHING, code }));
    this.#socket.on('error', () => this.#tell('error', NOTHING));
  }

  send(text: string): void {
    this.#tap.sent(text);
    this.#brave(() => this.#out.pass(text));
  }

  /** Frames on their way when a client gives up its socket arrive nevertheless, and late: that is when they do most harm. */
  close(): void {
    this.#isAbandoned = true;
    setTimeout(() => this.#socket.close(), this.#weather.longestDelay);
    // A line that answers nothing answers no closing either.
    setTimeout(() => this.#socket.terminate(), 4 * this.#weather.longestDelay);
  }

  addEventListener(kind: Kind, listener: Listener): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  #receive(text: string): void {
    this.#tap.heard(text);
    this.#brave(() => this.#in.pass(text));
  }

  /** Lets a frame into the weather, unless the weather takes the whole line first. */
  #brave(pass: () => void): void {
    if (this.#isFrozen) return;
    if (this.#luck.isHit(this.#weather.cut)) {
      this.#mishaps.cut += 1;
      this.#socket.terminate();
    } else if (this.#luck.isHit(this.#weather.freeze)) {
      this.#mishaps.frozen += 1;
      this.#isFrozen = true;
    } else {
      pass();
    }
  }

  #put(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #tell(kind: Kind, happening: Happening): void {
    if (this.#isAbandoned || (this.#isFrozen && kind === 'message')) return;
    for (const listener of this.#listeners.get(kind) ?? []) listener(happening);
  }
}
