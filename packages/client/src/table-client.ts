import { CLOSE_CODES, type ClientMessage, type ServerMessage } from '@stakeout/protocol';
import { type Answer, failure } from './answer.ts';
import type { Change, TableSnapshot } from './change.ts';
import { newLines, withLines } from './chat-log.ts';
import { Connection, type ConnectionStatus } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { type Folding, MatchFollower, type MatchMessage } from './match-follower.ts';
import { Outbox } from './outbox.ts';
import { type Pace, USUAL_PACE } from './pace.ts';
import { newKey } from './random-text.ts';
import { type Reader, TRUSTING } from './reader.ts';
import { readServerText } from './server-text.ts';
import type { OpenSocket } from './socket.ts';
import { Alarm, localTiming, type Timing } from './timing.ts';

export interface TableClientOptions<Event = unknown, View = unknown> {
  /** The live address of the table, `ws:` or `wss:`; see `liveUrl`. */
  readonly url: string;
  readonly open: OpenSocket;
  /** The game of the table, which knows how views follow from events. */
  readonly game: Folding<Event, View>;
  /** What reads the server's messages: its schema, where everything is to be checked. */
  readonly reader?: Reader<ServerMessage>;
  readonly pace?: Partial<Pace>;
  readonly timing?: Timing;
  /** Chance for the waiting times, from 0 up to 1. */
  readonly random?: () => number;
  readonly newKey?: () => string;
}

export type Listener<Action = unknown, Event = unknown, View = unknown> = (
  change: Change<Action, Event, View>,
  snapshot: TableSnapshot<Action, View>,
) => void;

/**
 * An online table from the side of whoever sits or watches there. It connects when made, and again whenever the connection is
 * lost, until it is closed; requests outlive connections.
 */
export class TableClient<Action = unknown, Event = unknown, View = unknown> {
  readonly #game: Folding<Event, View>;
  readonly #reader: Reader<ServerMessage>;
  readonly #pace: Pace;
  readonly #timing: Timing;
  readonly #newKey: () => string;
  readonly #connection: Connection;
  readonly #heartbeat: Heartbeat;
  readonly #outbox: Outbox;
  readonly #follower: MatchFollower<Action, Event, View>;
  readonly #listeners = new Set<Listener<Action, Event, View>>();
  /** Set from the moment the state is asked for until it comes or is asked for again. */
  readonly #syncing: Alarm;
  /** Set while something that was mentioned is given time to arrive. */
  readonly #arriving: Alarm;
  /** Set until the server has greeted a new connection. */
  readonly #greeting: Alarm;
  /** The latest view that came before the table was known. */
  #early: string | null = null;
  #heardOfMatchAt = 0;
  #hearsSpectators = false;
  #snapshot: TableSnapshot<Action, View>;

  constructor(options: TableClientOptions<Event, View>) {
    const { url, open, timing = localTiming, random = Math.random } = options;
    const pace = { ...USUAL_PACE, ...options.pace };
    this.#game = options.game;
    this.#reader = options.reader ?? TRUSTING.ServerMessage;
    this.#pace = pace;
    this.#timing = timing;
    this.#newKey = options.newKey ?? newKey;
    this.#syncing = new Alarm(timing);
    this.#arriving = new Alarm(timing);
    this.#greeting = new Alarm(timing);
    this.#follower = new MatchFollower(options.game, () => timing.now());
    this.#connection = new Connection(
      { url, open, pace, timing, random },
      {
        changed: (status, endedWith) => this.#connectionChanged(status, endedWith),
        received: (text) => this.#received(text),
      },
    );
    this.#heartbeat = new Heartbeat(
      pace,
      timing,
      () => this.#ping(),
      () => this.#connection.drop(),
    );
    this.#outbox = new Outbox((text) => this.#connection.send(text), pace, timing);
    this.#snapshot = {
      connection: this.#connection.status,
      table: null,
      you: null,
      match: null,
      chat: [],
      presence: null,
    };
    this.#connection.connect();
  }

  /** All that is known now. It is another object after every change. */
  get snapshot(): TableSnapshot<Action, View> {
    return this.#snapshot;
  }

  /** Hears of every change from now on, after it was made. Returns how to stop. */
  subscribe(listener: Listener<Action, Event, View>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Plays actions one after another, in one request, on the position that is known now; those after something came to light
   * are not played. Answered once the view shows what was.
   */
  act(...actions: readonly Action[]): Promise<Answer> {
    const { match } = this.#snapshot;
    if (match === null) return Promise.resolve(failure('notStarted'));
    return this.#outbox.ask({ type: 'act', key: this.#newKey(), seq: match.seq, actions: [...actions] });
  }

  /** Takes back as many of the latest requests. */
  undo(count: number): Promise<Answer> {
    const { match } = this.#snapshot;
    if (match === null) return Promise.resolve(failure('notStarted'));
    return this.#outbox.ask({ type: 'undo', key: this.#newKey(), seq: match.seq, count });
  }

  say(text: string): Promise<Answer> {
    return this.#outbox.ask({ type: 'say', key: this.#newKey(), text });
  }

  /** Whether spectators are heard from now on, by a player, over any number of connections. */
  hear(spectators: boolean): void {
    if (spectators === this.#hearsSpectators) return;
    this.#hearsSpectators = spectators;
    this.#connection.send(hearing(spectators));
  }

  /** Gives the seat to a bot for good. */
  resign(): Promise<Answer> {
    return this.#outbox.ask({ type: 'resign', key: this.#newKey() });
  }

  /** Takes the seat back from the bot that stood in. */
  takeBackSeat(): Promise<Answer> {
    return this.#outbox.ask({ type: 'return', key: this.#newKey() });
  }

  /** Connects anew, as whoever the socket opens for by now: somebody who has just taken a name. */
  renew(): void {
    this.#connection.drop();
    this.#connection.connect();
  }

  /** The network came back, or the page is looked at again: tries the connection at once instead of in a while. */
  wake(): void {
    if (this.#connection.isOpen) this.#heartbeat.beat();
    else this.#connection.connect();
  }

  /** Leaves for good. What has no answer yet is answered with `closed`. */
  close(): void {
    this.#connection.close();
  }

  #connectionChanged(connection: ConnectionStatus, endedWith: number | null): void {
    if (connection.status === 'open') this.#greet();
    else this.#pause();
    // Some request of ours was too large, and would be again.
    if (endedWith === CLOSE_CODES.tooLarge) this.#outbox.abandon('malformed');
    if (connection.status === 'closed') this.#outbox.close();
    this.#tell({ type: 'connection', connection }, { connection });
  }

  #greet(): void {
    this.#follower.reconnected();
    this.#heardOfMatchAt = this.#timing.now();
    this.#heartbeat.start();
    this.#greeting.set(this.#pace.connectWithin, () => this.#connection.drop());
    if (this.#hearsSpectators) this.#connection.send(hearing(true));
    this.#outbox.resendAll();
  }

  #pause(): void {
    this.#heartbeat.stop();
    this.#outbox.pause();
    for (const alarm of [this.#syncing, this.#arriving, this.#greeting]) alarm.clear();
    this.#early = null;
  }

  #ping(): void {
    const sent = this.#timing.now();
    this.#connection.send(JSON.stringify({ type: 'ping', sent }));
    const isQuiet = sent - this.#heardOfMatchAt >= this.#pace.syncEvery;
    if (isQuiet && this.#snapshot.table?.status === 'running') this.#sync();
  }

  #received(text: string): void {
    const read = readServerText(text, this.#reader);
    // A view is unpacked by the configuration of its table: whatever has overtaken the word of it waits.
    if (read !== null && 'view' in read && this.#snapshot.table === null) {
      this.#early = text;
      return;
    }
    const message = this.#unpacked(read);
    if (message === null) this.#tell({ type: 'unreadable', text });
    else this.#handle(message);
  }

  #receiveEarly(): void {
    const text = this.#early;
    this.#early = null;
    if (text !== null) this.#received(text);
  }

  /** The message with its view as the game wants it; `null` where the game cannot make sense of it. */
  #unpacked(message: ServerMessage | null): ServerMessage | null {
    const unpack = this.#game.unpack?.bind(this.#game);
    if (message === null || !('view' in message) || unpack === undefined) return message;
    try {
      return { ...message, view: unpack(message.view as View, this.#snapshot.table?.config) };
    } catch {
      return null;
    }
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case 'table': {
        const { table, you } = message;
        this.#greeting.clear();
        this.#follower.mention(table.seq);
        this.#tell({ type: 'table', table, you }, { table, you });
        this.#receiveEarly();
        this.#catchUp();
        break;
      }
      case 'state':
      case 'entry':
      case 'undone':
        this.#follow(message);
        break;
      case 'ack': {
        const { key, seq, done } = message;
        this.#follower.mention(seq);
        this.#outbox.acknowledge(key, { seq, done }, this.#follower.seq);
        this.#catchUp();
        break;
      }
      case 'refused': {
        const { key, error, refusals } = message;
        if (key === null) this.#tell({ type: 'refused', error, refusals });
        else this.#outbox.refuse(key, error, refusals);
        break;
      }
      case 'chat': {
        const lines = newLines(this.#snapshot.chat, message.lines);
        if (lines.length > 0) this.#tell({ type: 'chat', lines }, { chat: withLines(this.#snapshot.chat, lines) });
        break;
      }
      case 'presence': {
        const presence = { seats: message.seats, watchers: message.watchers };
        this.#tell({ type: 'presence', presence }, { presence });
        break;
      }
      case 'pong':
        this.#heartbeat.pong();
    }
  }

  #follow(message: MatchMessage): void {
    this.#heardOfMatchAt = this.#timing.now();
    if (message.type === 'state') this.#syncing.clear();
    for (const change of this.#follower.receive(message)) this.#tell(change, { match: change.match });
    this.#outbox.reached(this.#follower.seq);
    this.#catchUp();
  }

  /** Asks for the state where something is missing: at once when it was skipped, soon when it may be on its way. */
  #catchUp(): void {
    if (this.#follower.hasGap) {
      this.#sync();
    } else if (this.#isMissingSomething && !this.#arriving.isSet) {
      this.#arriving.set(this.#pace.arriveWithin, () => {
        if (this.#isMissingSomething) this.#sync();
      });
    }
  }

  get #isMissingSomething(): boolean {
    const status = this.#snapshot.table?.status;
    const isPlayed = status === 'running' || status === 'over';
    return this.#follower.isBehind || (isPlayed && !this.#follower.isConfirmed);
  }

  #sync(): void {
    if (this.#syncing.isSet || !this.#connection.send(JSON.stringify({ type: 'sync' }))) return;
    this.#syncing.set(this.#pace.answerWithin, () => {
      if (this.#isMissingSomething) this.#sync();
    });
  }

  #tell(change: Change<Action, Event, View>, news: Partial<TableSnapshot<Action, View>> = {}): void {
    this.#snapshot = { ...this.#snapshot, ...news };
    for (const listener of this.#listeners) listener(change, this.#snapshot);
  }
}

function hearing(spectators: boolean): string {
  return JSON.stringify({ type: 'hear', spectators } satisfies ClientMessage);
}
