import type { Seat, Viewer } from '@stakeout/kernel';
import { CROWD_CHAT_ALLOWANCE } from '@stakeout/protocol';
import type { Connection, Frame } from './connection.ts';
import { Purse } from './purse.ts';

/** Spectators are served this many at a time, so that players never wait for a crowd. */
const SLICE = 100;

/** Which seats another node has connections of, and how many spectators. */
export interface RemotePresence {
  readonly seats: readonly Seat[];
  readonly watchers: number;
  readonly at: number;
}

/** Everybody on this node who looks at one table. */
export class Channel {
  readonly players = new Set<Connection>();
  readonly spectators = new Set<Connection>();
  readonly remote = new Map<string, RemotePresence>();
  /** How many connections are being shown the table for the first time: what happens meanwhile concerns them too. */
  arriving = 0;
  /** The latest entry that everybody here has been shown. */
  seq = 0;
  /** The latest line of chat that everybody here has been shown. */
  chatId = 0;
  /** The version of the table that everybody here has been shown. */
  version = -1;
  /** Whether that was a table whose match is over. Entries change no version, and the last one ends the match. */
  isOver = false;
  private waiting: ((connection: Connection) => Frame)[] = [];
  private isServing = false;
  private readonly crowdPurse = new Purse(CROWD_CHAT_ALLOWANCE, performance.now());
  /** Ends what is heard of the table for its sake. */
  readonly release: () => void;

  constructor(release: () => void) {
    this.release = release;
  }

  get isEmpty(): boolean {
    return this.players.size === 0 && this.spectators.size === 0 && this.arriving === 0;
  }

  /** Puts a connection where it belongs, after its place at the table became known or changed. */
  place(connection: Connection, viewer: Viewer): void {
    connection.sit(viewer);
    this.remove(connection);
    (viewer === null ? this.spectators : this.players).add(connection);
  }

  remove(connection: Connection): void {
    this.players.delete(connection);
    this.spectators.delete(connection);
  }

  /** Whether the spectators here may say one more line, all of them together. */
  canCrowdChat(): boolean {
    return this.crowdPurse.spend(performance.now());
  }

  *connections(): Iterable<Connection> {
    yield* this.players;
    yield* this.spectators;
  }

  /** Sends everybody their form of something: players at once, spectators as the event loop allows. */
  broadcast(frameFor: (viewer: Viewer) => Frame): void {
    const frames = new Map<Viewer, Frame>();
    for (const connection of this.players) {
      if (!connection.isFollowing) continue;
      let frame = frames.get(connection.viewer);
      if (frame === undefined) {
        frame = frameFor(connection.viewer);
        frames.set(connection.viewer, frame);
      }
      connection.sendFrame(frame);
    }
    if (this.spectators.size === 0) return;
    const frame = Buffer.from(frameFor(null));
    this.broadcastToSpectators(() => frame);
  }

  /** The crowd gets everything in order, as the event loop allows. */
  broadcastToSpectators(frameFor: (spectator: Connection) => Frame): void {
    if (this.spectators.size === 0) return;
    this.waiting.push(frameFor);
    if (this.isServing) return;
    this.isServing = true;
    setImmediate(() => this.serve());
  }

  /** Frames go out in order: the next one only when all spectators have the one before. */
  private serve(): void {
    const frameFor = this.waiting.shift();
    if (frameFor === undefined) {
      this.isServing = false;
      return;
    }
    const audience = [...this.spectators].filter((connection) => connection.isFollowing);
    const serveFrom = (start: number) => {
      for (const connection of audience.slice(start, start + SLICE)) connection.sendFrame(frameFor(connection));
      setImmediate(() => (start + SLICE < audience.length ? serveFrom(start + SLICE) : this.serve()));
    };
    serveFrom(0);
  }
}
