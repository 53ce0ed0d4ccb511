import { accepted, type Result } from '@stakeout/kernel';
import { CHAT_LINES } from '@stakeout/protocol';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { Audience } from '../play/referee.ts';
import { type Added, byRequest, follow, type Room, seqOf } from '../play/room.ts';
import type { Extent, Rooms } from '../play/rooms.ts';
import type { Notice, TableMark, TableRecord } from '../storage/records.ts';
import { canSee } from '../tables/access.ts';
import { tableForYou } from '../tables/info.ts';
import { seatOf } from '../tables/seats.ts';
import { Attendance } from './attendance.ts';
import { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { chatLineOf, stateMessage } from './frames.ts';
import { presenceMessage } from './presence.ts';
import { Rounds } from './rounds.ts';
import { seatEverybody, showEntries, showLines, showState, showTable } from './showing.ts';
import { Vigil } from './vigil.ts';

/** Sockets are asked for a sign of life this often. */
const PING = 30_000;
/** How often a table may change while it is read, before its room is opened anew. */
const ATTEMPTS = 10;

/** A table as it is stored, and its match once it has begun. */
interface Stored {
  readonly table: TableRecord;
  readonly entered: Result<Room> | null;
}

/**
 * Who looks at which table on this node, and how they learn what happens. Everything is shown after it was stored; what
 * another node stored is read again when its notice comes, and whenever somebody asks. Work on one table runs in the queue of
 * its room.
 */
export class Hub implements Audience {
  private readonly channels = new Map<string, Channel>();
  private readonly pings: Rounds<Connection>;
  private readonly attendance: Attendance;
  private readonly vigil: Vigil;
  private readonly context: Context;
  private readonly rooms: Rooms;
  private readonly metrics: Metrics;
  private readonly log: Logger;

  constructor(context: Context, rooms: Rooms, metrics: Metrics, log: Logger) {
    this.context = context;
    this.rooms = rooms;
    this.metrics = metrics;
    this.log = log;
    this.pings = new Rounds(
      PING,
      () => this.connections(),
      (connection) => connection.ping(),
    );
    this.attendance = new Attendance(context, this.channels, log, {
      seatsAt: async (id) => (this.rooms.peek(id)?.table ?? (await context.store.table(id)))?.seats.length ?? 0,
      queue: (id, task) => this.later(id, task),
      forget: (id) => this.forget(id),
    });
    this.vigil = new Vigil(context.store, log, this.channels, (mark) => this.catchUpWith(mark));
  }

  start(): void {
    const { store } = this.context;
    store.listen((notice) => this.hear(notice));
    // Notices may have been missed: the store knows of which tables.
    store.onGap(() => this.vigil.look());
    this.pings.start();
    this.attendance.start();
    // Within one process no notice is lost.
    if (this.context.config.databaseUrl !== null) this.vigil.start();
  }

  /** Closes every socket; clients connect again, to another node or to this one when it is back. */
  stop(): void {
    this.pings.stop();
    this.attendance.stop();
    this.vigil.stop();
    for (const channel of this.channels.values()) {
      for (const connection of channel.connections()) connection.close('restarting');
    }
  }

  count(): { readonly players: number; readonly spectators: number } {
    let players = 0;
    let spectators = 0;
    for (const channel of this.channels.values()) {
      players += channel.players.size;
      spectators += channel.spectators.size;
    }
    return { players, spectators };
  }

  isConnected(person: string, table: string): boolean {
    return [...(this.channels.get(table)?.players ?? [])].some((connection) => connection.person?.id === person);
  }

  /** Tells a new connection where the table stands; from then on it follows. */
  async join(connection: Connection): Promise<void> {
    const { table: id } = connection;
    const channel = this.channelOf(id);
    channel.arriving += 1;
    try {
      await this.rooms.queue(id, () => this.welcome(connection, channel));
    } finally {
      channel.arriving -= 1;
      if (channel.isEmpty) this.forget(id);
    }
  }

  private async welcome(connection: Connection, channel: Channel): Promise<void> {
    const { table: id, asker } = connection;
    // What a newcomer is shown counts as shown to all, so those who are here already see it first.
    const stored = await this.refresh(id);
    if (stored === null || !canSee(stored.table, asker)) {
      connection.close('notFound');
      return;
    }
    const { table, entered } = stored;
    if (entered?.ok === false) {
      connection.close('unplayable');
      return;
    }
    const chat = await this.context.store.chat(id, 0, CHAT_LINES);
    const seat = seatOf(table, asker.person);
    const hasCrowd = chat.some((line) => line.seat === null);
    const isSpared = hasCrowd && seat !== null && !connection.wantsCrowd;
    const heard = isSpared ? await this.context.store.chat(id, 0, CHAT_LINES, 'seated') : chat;
    if (!connection.isOpen) return;
    showLines(channel, chat);
    channel.place(connection, seat);
    connection.send({ type: 'table', ...tableForYou(table, asker.person) });
    if (entered !== null) connection.send(stateMessage(entered.value, connection.viewer, this.context.clock.now()));
    connection.send({ type: 'chat', lines: heard.map(chatLineOf) });
    connection.send(presenceMessage(channel, table.seats.length, performance.now()));
    connection.isFollowing = true;
    this.attendance.changed(id);
  }

  leave(connection: Connection): void {
    const channel = this.channels.get(connection.table);
    if (channel === undefined) return;
    channel.remove(connection);
    this.attendance.changed(connection.table);
  }

  /** Sends the connection the current state, if it still may see it. */
  sync(connection: Connection): Promise<void> {
    return this.rooms.queue(connection.table, async () => {
      if (!(await this.isSignedIn(connection))) return;
      const stored = await this.refresh(connection.table);
      if (stored?.entered?.ok !== true) return;
      connection.send(stateMessage(stored.entered.value, connection.viewer, this.context.clock.now()));
    });
  }

  /** Whether a player hears the spectators from now on; if so, they are told what was said before. */
  async listenToCrowd(connection: Connection, wantsCrowd: boolean): Promise<void> {
    connection.wantsCrowd = wantsCrowd;
    if (!wantsCrowd) return;
    await this.rooms.queue(connection.table, async () => {
      // Whoever is not welcomed yet gets everything then.
      if (!connection.isFollowing || !(await this.isSignedIn(connection))) return;
      const lines = await this.context.store.chat(connection.table, 0, CHAT_LINES);
      connection.send({ type: 'chat', lines: lines.map(chatLineOf) });
    });
  }

  canCrowdChat(id: string): boolean {
    return this.channels.get(id)?.canCrowdChat() ?? false;
  }

  /** Whether the session that opened the socket still is; otherwise the socket is closed. */
  async isSignedIn(connection: Connection): Promise<boolean> {
    const { session } = connection;
    if (session === null || (await this.context.store.personBySession(session)) !== null) return true;
    connection.close('signedOut');
    return false;
  }

  /** Tells something of the match of a table as it is stored now, while nothing happens there; `null` when there is none. */
  tellOf<T>(id: string, tell: (room: Room) => Promise<T>): Promise<Result<T> | null> {
    return this.rooms.queue(id, async () => {
      const entered = (await this.refresh(id, 'whole'))?.entered ?? null;
      return entered?.ok === true ? accepted(await tell(entered.value)) : entered;
    });
  }

  /** What somebody asked of this node was stored. Called from the queue of its room. */
  entered(room: Room, added: readonly Added[]): void {
    const channel = this.channels.get(room.table.id);
    if (channel === undefined || channel.isEmpty) return;
    const measured = this.metrics.broadcastSeconds.startTimer();
    const now = this.context.clock.now();
    // A record that nobody here was shown may have given seats to others: everybody gets their own first.
    const isNew = room.table.version > channel.version;
    if (isNew) seatEverybody(channel, room.table);
    if (added[0]?.seq === channel.seq + 1) showEntries(channel, room, added, now);
    else if (seqOf(room) > channel.seq) showState(channel, room, now);
    if (isNew || room.table.status === 'over') showTable(channel, room.table);
    if (isNew) showState(channel, room, now);
    measured();
  }

  private hear(notice: Notice): void {
    if (notice.kind === 'sessions') return;
    if (notice.kind === 'presence') {
      this.attendance.hear(notice);
      return;
    }
    const { table: id } = notice;
    const channel = this.channels.get(id);
    if (channel === undefined || channel.isEmpty) {
      const room = this.rooms.peek(id);
      const isNews = notice.kind === 'entry' ? room === null || seqOf(room) < notice.seq : notice.kind === 'table';
      if (isNews && (room !== null || this.rooms.isOpening(id))) this.later(id, async () => this.rooms.close(id));
      return;
    }
    if (notice.kind === 'chat') this.later(id, () => this.showChat(id));
    else if (notice.kind === 'table') this.later(id, () => this.readAgain(id));
    else if (notice.seq > channel.seq) this.later(id, () => this.readAgain(id));
  }

  private catchUpWith({ id }: TableMark): void {
    this.later(id, () => this.readAgain(id));
    this.later(id, () => this.showChat(id));
  }

  private async readAgain(id: string): Promise<void> {
    if (this.channels.has(id)) await this.refresh(id);
  }

  /**
   * The table as it is stored now, whatever this node has heard of it. Its room, and everybody who looks at it here, are
   * brought up to it on the way: so nobody is told less than was acknowledged to them on another node, and nobody more than
   * the seat that is theirs now may know. To be called from the queue of the table.
   */
  private async refresh(id: string, extent: Extent = 'present'): Promise<Stored | null> {
    const stored = await this.read(id, extent);
    const channel = this.channels.get(id);
    if (stored === null || channel === undefined) return stored;
    const { table, entered } = stored;
    if (entered?.ok === false) {
      for (const connection of [...channel.connections()]) connection.close('unplayable');
      return stored;
    }
    const isNew = table.version > channel.version;
    if (isNew || (table.status === 'over' && !channel.isOver)) showTable(channel, table);
    // Whoever lost or took a seat, or came when the match began, has another view than before.
    if (entered !== null && (isNew || seqOf(entered.value) > channel.seq)) {
      showState(channel, entered.value, this.context.clock.now());
    }
    return stored;
  }

  private async read(id: string, extent: Extent): Promise<Stored | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.context.store.table(id);
      if (table === null) return null;
      const channel = this.channels.get(id);
      if (channel !== undefined && table.version > channel.version) seatEverybody(channel, table);
      if (table.openingHash === null) return { table, entered: null };
      const known = this.rooms.peek(id);
      if (known !== null && !(await this.catchUp(known, table))) this.rooms.drop(id);
      const entered = await this.rooms.enter(id, extent);
      if (entered?.ok !== true) return { table, entered };
      const room = entered.value;
      // A room that was opened just now may know more than the record that was read before.
      if (room.table.seq === seqOf(room) && room.table.version >= table.version) return { table: room.table, entered };
    }
    this.rooms.drop(id);
    const entered = await this.rooms.enter(id, extent);
    return entered?.ok === true ? { table: entered.value.table, entered } : null;
  }

  /** Follows the entries that other nodes stored, and shows them; `false` when the room is of no use any more. */
  private async catchUp(room: Room, table: TableRecord): Promise<boolean> {
    if (seqOf(room) > table.seq) return false;
    const requests = seqOf(room) < table.seq ? byRequest(await this.context.store.entries(table.id, seqOf(room))) : [];
    const channel = this.channels.get(table.id);
    if (seqOf(room) === table.seq) room.table = table;
    for (const request of requests) {
      const added = follow(room, request);
      if (added === null) return false;
      // Clocks are those of the record, which is of its latest entry.
      if (seqOf(room) === table.seq) room.table = table;
      if (channel !== undefined && added[0]?.seq === channel.seq + 1) {
        showEntries(channel, room, added, this.context.clock.now());
      }
    }
    this.rooms.grew(room);
    return true;
  }

  private async showChat(id: string): Promise<void> {
    const channel = this.channels.get(id);
    if (channel === undefined) return;
    showLines(channel, await this.context.store.chat(id, channel.chatId, CHAT_LINES));
  }

  private *connections(): Iterable<Connection> {
    for (const channel of this.channels.values()) yield* channel.connections();
  }

  private channelOf(id: string): Channel {
    const known = this.channels.get(id);
    if (known !== undefined) return known;
    const channel = new Channel(this.context.store.attend(id));
    this.channels.set(id, channel);
    return channel;
  }

  /** Nobody looks at the table here any more. */
  private forget(id: string): void {
    this.channels.get(id)?.release();
    this.channels.delete(id);
  }

  private later(id: string, task: () => Promise<void>): void {
    this.rooms
      .queue(id, task)
      .catch((error: unknown) => this.log.error({ err: error, table: id }, 'showing a table failed'));
  }
}
