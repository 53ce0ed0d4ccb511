import type { Viewer } from '@stakeout/kernel';
import {
  CHAT_ALLOWANCE,
  CLOSE_CODES,
  IdempotencyKey,
  PLAYER_ALLOWANCE,
  type ServerMessage,
  SPECTATOR_ALLOWANCE,
} from '@stakeout/protocol';
import type { Person } from '../storage/records.ts';
import type { Asker } from '../tables/access.ts';
import type { Caller } from './callers.ts';
import { Purse } from './purse.ts';

/** Whoever lets this many bytes wait to be sent reads too slowly, and is asked to come again. */
const MOST_WAITING = 1024 * 1024;
/** A socket that was closed and goes on talking is cut after this time, in milliseconds. */
const FAREWELL = 1000;

const TEXT = { binary: false };

export type CloseReason = keyof typeof CLOSE_CODES;

/** A frame ready to be sent: a text to one or a few, bytes to thousands, for whom they are made once. */
export type Frame = string | Buffer;

export function frameOf(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** As much of a socket as the server needs, be it one of the network's or one within the process. */
export interface LiveSocket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(frame: Frame, options: { binary: boolean }): void;
  close(code: number, reason: string): void;
  terminate(): void;
  ping(): void;
  pong(data: Buffer): void;
  on(happening: 'message', listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(happening: 'ping' | 'pong', listener: (data: Buffer) => void): unknown;
  on(happening: 'close', listener: () => void): unknown;
}

/** What a socket writes to: whatever is written while it is corked goes out in one piece. */
export interface Outlet {
  cork(): void;
  uncork(): void;
}

/** Who opened a socket, and what they look at. */
export interface Visitor {
  /** `null` where nothing is gained by it, as within the process. */
  readonly outlet: Outlet | null;
  readonly table: string;
  readonly person: Person | null;
  readonly session: string | null;
  readonly watchKey: string | null;
  readonly caller: Caller;
}

/** One open socket: somebody looking at one table. */
export class Connection {
  readonly table: string;
  readonly person: Person | null;
  /** By what the store knows the session that opened it; `null` of a stranger. It may end while the socket is open. */
  readonly session: string | null;
  readonly asker: Asker;
  /** Whose eyes it is; a seat may be taken, given up or lost while the socket is open. */
  viewer: Viewer = null;
  /** Whether it has been told where the table stands, and so follows what happens. */
  isFollowing = false;
  /** Whether a player has asked for what spectators say. */
  wantsCrowd = false;
  /** Whether it has answered since the last ping. */
  isAlive = true;
  private purse: Purse;
  private readonly chatPurse: Purse;
  private readonly caller: Caller;
  private readonly socket: LiveSocket;
  private readonly outlet: Outlet | null;
  private isGathering = false;
  private readonly onClose: (reason: CloseReason) => void;

  constructor(socket: LiveSocket, who: Visitor, onClose: (reason: CloseReason) => void) {
    this.socket = socket;
    this.outlet = who.outlet;
    this.table = who.table;
    this.person = who.person;
    this.session = who.person === null ? null : who.session;
    this.asker = { person: who.person?.id ?? null, watchKey: who.watchKey };
    this.caller = who.caller;
    this.onClose = onClose;
    const now = performance.now();
    this.purse = new Purse(SPECTATOR_ALLOWANCE, now);
    this.chatPurse = new Purse(CHAT_ALLOWANCE, now);
  }

  /** Whose eyes it is from now on. Players may say more than spectators. */
  sit(viewer: Viewer): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.purse = new Purse(viewer === null ? SPECTATOR_ALLOWANCE : PLAYER_ALLOWANCE, performance.now());
  }

  /**
   * Takes the price of something, of this socket's credit and of that of whoever has it; when there is not enough left of
   * either, the socket is closed and says why.
   */
  pay(price = 1): boolean {
    const now = performance.now();
    if (this.purse.spend(now, price) && this.caller.purse.spend(now, price)) return true;
    this.close('tooManyMessages');
    return false;
  }

  /** Spectators hear each other; players only if they want to. */
  get hearsCrowd(): boolean {
    return this.viewer === null || this.wantsCrowd;
  }

  canChat(): boolean {
    const now = performance.now();
    return this.chatPurse.spend(now) && this.caller.chatPurse.spend(now);
  }

  send(message: ServerMessage): void {
    this.sendFrame(frameOf(message));
  }

  sendFrame(frame: Frame): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MOST_WAITING) {
      this.close('tooSlow');
      return;
    }
    this.gather();
    this.socket.send(frame, TEXT);
  }

  /**
   * What is sent before the event loop comes to anything else goes out in one piece: whoever moves is shown the move and told that
   * it is stored, and to hand something to the network takes longer than to make it.
   */
  private gather(): void {
    if (this.isGathering || this.outlet === null) return;
    this.isGathering = true;
    this.outlet.cork();
    process.nextTick(letGo, this);
  }

  /** Sends what was gathered. */
  letGo(): void {
    this.isGathering = false;
    this.outlet?.uncork();
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Asks for a sign of life; a socket that did not answer the last time is cut. */
  ping(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  close(reason: CloseReason): void {
    if (!this.isOpen) return;
    this.onClose(reason);
    this.socket.close(CLOSE_CODES[reason], reason);
    setTimeout(() => this.socket.terminate(), FAREWELL).unref();
  }

  terminate(): void {
    this.socket.terminate();
  }
}

function letGo(connection: Connection): void {
  connection.letGo();
}

/** The key of a message that could not be read as a whole, if that much of it can. */
export function keyIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('key' in message)) return null;
  return IdempotencyKey.safeParse(message.key).data ?? null;
}
