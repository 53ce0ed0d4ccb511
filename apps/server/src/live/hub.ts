import { CHAT_LINES } from '@stakeout/protocol';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { Audience } from '../play/referee.ts';
import { type Added, byRequest, follow, type Room, seqOf } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { ChatRecord, Notice, TableRecord } from '../storage/records.ts';
import { canSee } from '../tables/access.ts';
import { tableForYou } from '../tables/info.ts';
import { seatOf } from '../tables/seats.ts';
import { Attendance } from './attendance.ts';
import { Channel } from './channel.ts';
import { type Connection, frameOf } from './connection.ts';
import { chatLineOf, entryFrame, stateMessage } from './frames.ts';
import { presenceMessage } from './presence.ts';
import { Rounds } from './rounds.ts';

/** Sockets are asked for a sign of life this often. */
const PING = 30_000;

/**
 * Who looks at which table on this node, and how they learn what happens. Everything is shown after it was stored; what
 * another node stored is read again when its notice comes. Work on one table runs in the queue of its room.
 */
export class Hub implements Audience {
  private readonly channels = new Map<string, Channel>();
  /** How many connections are being shown a table for the first time: what happens meanwhile concerns them too. */
  private readonly arriving = new Map<string, number>();
  private readonly pings: Rounds<Connection>;
  private readonly attendance: Attendance;
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
      seatsAt: async (id) => (await this.currentTable(id))?.seats.length ?? 0,
      queue: (id, task) => this.later(id, task),
    });
  }

  start(): void {
    const { store } = this.context;
    store.listen((notice) => this.hear(notice));
    store.onGap(() => this.readEverythingAgain());
    this.pings.start();
    this.attendance.start();
  }

  /** Closes every socket; clients connect again, to another node or to this one when it is back. */
  stop(): void {
    this.pings.stop();
    this.attendance.stop();
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
    this.arriving.set(id, (this.arriving.get(id) ?? 0) + 1);
    try {
      await this.rooms.queue(id, () => this.welcome(connection));
    } finally {
      const others = (this.arriving.get(id) ?? 1) - 1;
      if (others > 0) this.arriving.set(id, others);
      else this.arriving.delete(id);
    }
  }

  private async welcome(connection: Connection): Promise<void> {
    const { table: id } = connection;
    const table = await this.currentTable(id);
    if (table === null || !canSee(table, connection.asker)) {
      connection.close('notFound');
      return;
    }
    const entered = table.openingHash === null ? null : await this.rooms.enter(id);
    if (entered !== null && !entered.ok) {
      connection.close('unplayable');
      return;
    }
    const chat = await this.context.store.chat(id, 0, CHAT_LINES);
    if (!connection.isOpen) return;
    const channel = this.channelOf(id);
    // What a newcomer is shown counts as shown to all, so those who are here already see it first.
    if (table.version > channel.version) {
      this.showTable(channel, table);
      if (entered !== null) this.showState(channel, entered.value);
    }
    this.showLines(channel, chat);
    channel.place(connection, seatOf(table, connection.asker.person));
    connection.send({ type: 'table', ...tableForYou(table, connection.asker.person) });
    if (entered !== null) this.bringUpToDate(channel, entered.value, connection);
    connection.send({ type: 'chat', lines: chat.map(chatLineOf) });
    connection.send(presenceMessage(channel, table.seats.length, this.context.clock.wallTime()));
    connection.isFollowing = true;
    this.attendance.changed(id);
  }

  leave(connection: Connection): void {
    const channel = this.channels.get(connection.table);
    if (channel === undefined) return;
    channel.remove(connection);
    this.attendance.changed(connection.table);
  }

  /** Sends the connection the current state. */
  sync(connection: Connection): Promise<void> {
    return this.rooms.queue(connection.table, async () => {
      const table = await this.currentTable(connection.table);
      if (table === null || table.openingHash === null) return;
      const entered = await this.rooms.enter(connection.table);
      if (entered?.ok === true) this.bringUpToDate(this.channelOf(connection.table), entered.value, connection);
    });
  }

  /** What somebody asked of this node was stored. Called from the queue of its room. */
  entered(room: Room, added: readonly Added[]): void {
    const channel = this.channels.get(room.table.id);
    if (channel === undefined || channel.isEmpty) return;
    const measured = this.metrics.broadcastSeconds.startTimer();
    if (added[0]?.seq === channel.seq + 1) {
      const now = this.context.clock.now();
      channel.seq = seqOf(room);
      channel.broadcast((viewer) => entryFrame(room, added, viewer, now));
    } else if (seqOf(room) > channel.seq) {
      this.showState(channel, room);
    }
    if (room.table.status === 'over') this.showTable(channel, room.table);
    measured();
  }

  private hear(notice: Notice): void {
    if (notice.kind === 'sessions') return;
    if (notice.kind === 'presence') {
      this.attendance.hear(notice);
      return;
    }
    const { table: id } = notice;
    const channel = this.arriving.has(id) ? this.channelOf(id) : this.channels.get(id);
    if (channel === undefined || (channel.isEmpty && !this.arriving.has(id))) {
      const room = this.rooms.peek(id);
      const isNews = notice.kind === 'entry' ? room !== null && seqOf(room) < notice.seq : notice.kind === 'table';
      if (room !== null && isNews) this.later(id, async () => this.rooms.drop(id));
      return;
    }
    if (notice.kind === 'chat') this.later(id, () => this.showChat(id));
    else if (notice.kind === 'table') this.later(id, () => this.readAgain(id));
    else if (notice.seq > channel.seq) this.later(id, () => this.readAgain(id));
  }

  /** Reads what other nodes have stored and shows it. */
  private async readAgain(id: string): Promise<void> {
    const channel = this.channels.get(id);
    if (channel === undefined) return;
    const room = this.rooms.peek(id);
    if (room !== null && !(await this.catchUp(room, channel))) this.rooms.drop(id);
    const table = await this.context.store.table(id);
    if (table === null) return;
    const entered = table.openingHash === null ? null : await this.rooms.enter(id);
    if (entered !== null && !entered.ok) {
      for (const connection of channel.connections()) connection.close('unplayable');
      return;
    }
    if (entered !== null && table.seq === seqOf(entered.value)) entered.value.table = table;
    const isNew = table.version > channel.version;
    if (isNew) this.showTable(channel, table);
    // Whoever lost or took a seat, or came when the match began, has another view than before.
    if (entered !== null && (isNew || seqOf(entered.value) > channel.seq)) this.showState(channel, entered.value);
  }

  /** Follows the entries that other nodes stored; `false` when the room is of no use any more. */
  private async catchUp(room: Room, channel: Channel): Promise<boolean> {
    const { clock, store } = this.context;
    for (const request of byRequest(await store.entries(room.table.id, seqOf(room)))) {
      const added = follow(room, request);
      if (added === null) return false;
      // Clocks are those of the record; they come with the next reading, and are shown with the last entry's state.
      if (added[0]?.seq === channel.seq + 1) {
        const table = await store.table(room.table.id);
        if (table === null) return false;
        if (table.seq === seqOf(room)) room.table = table;
        channel.seq = seqOf(room);
        channel.broadcast((viewer) => entryFrame(room, added, viewer, clock.now()));
        if (room.table.status === 'over') this.showTable(channel, room.table);
      }
    }
    this.rooms.grew(room);
    return true;
  }

  private bringUpToDate(channel: Channel, room: Room, connection: Connection): void {
    if (seqOf(room) > channel.seq && !channel.isEmpty) this.showState(channel, room);
    channel.seq = Math.max(channel.seq, seqOf(room));
    connection.send(stateMessage(room, connection.viewer, this.context.clock.now()));
  }

  private showState(channel: Channel, room: Room): void {
    const now = this.context.clock.now();
    channel.seq = seqOf(room);
    channel.broadcast((viewer) => frameOf(stateMessage(room, viewer, now)));
  }

  /** Everybody is told of the table, and gets the place that is theirs now; those it is no longer for are sent away. */
  private showTable(channel: Channel, table: TableRecord): void {
    channel.version = table.version;
    for (const connection of [...channel.connections()]) {
      const person = connection.asker.person;
      if (!canSee(table, connection.asker)) {
        connection.close('notFound');
        continue;
      }
      channel.place(connection, seatOf(table, person));
      if (connection.viewer !== null) connection.send({ type: 'table', ...tableForYou(table, person) });
    }
    const forAll = frameOf({ type: 'table', ...tableForYou(table, null) });
    // A host need not sit at the table, and still is its host.
    const forHost = frameOf({ type: 'table', ...tableForYou(table, table.host) });
    channel.broadcastToSpectators(({ person }) => (person?.id === table.host ? forHost : forAll));
  }

  private async showChat(id: string): Promise<void> {
    const channel = this.channels.get(id);
    if (channel === undefined) return;
    this.showLines(channel, await this.context.store.chat(id, channel.chatId, CHAT_LINES));
  }

  /** Those of these lines that have not been shown yet. */
  private showLines(channel: Channel, lines: readonly ChatRecord[]): void {
    const news = lines.filter((line) => line.id > channel.chatId);
    const latest = news.at(-1);
    if (latest === undefined) return;
    channel.chatId = latest.id;
    const frame = frameOf({ type: 'chat', lines: news.map(chatLineOf) });
    channel.broadcast(() => frame);
  }

  private *connections(): Iterable<Connection> {
    for (const channel of this.channels.values()) yield* channel.connections();
  }

  /** Notices may have been missed: nothing in memory can be relied on. */
  private readEverythingAgain(): void {
    this.rooms.dropAll();
    for (const id of this.channels.keys()) this.later(id, () => this.readAgain(id));
  }

  private channelOf(id: string): Channel {
    const known = this.channels.get(id);
    if (known !== undefined) return known;
    const channel = new Channel();
    this.channels.set(id, channel);
    return channel;
  }

  private async currentTable(id: string): Promise<TableRecord | null> {
    return this.rooms.peek(id)?.table ?? this.context.store.table(id);
  }

  private later(id: string, task: () => Promise<void>): void {
    this.rooms
      .queue(id, task)
      .catch((error: unknown) => this.log.error({ err: error, table: id }, 'showing a table failed'));
  }
}
