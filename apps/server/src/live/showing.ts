import { type Added, type Room, seqOf } from '../play/room.ts';
import type { ChatRecord, TableRecord } from '../storage/records.ts';
import { canSee } from '../tables/access.ts';
import { tableForYou } from '../tables/info.ts';
import { seatOf } from '../tables/seats.ts';
import type { Channel } from './channel.ts';
import { frameOf } from './connection.ts';
import { chatLineOf, entryFrames, stateMessage } from './frames.ts';

/** How everybody at a table on one node is shown what is stored; the channel remembers what they have been shown. */

/** Everybody gets the place that is theirs by the record, before anything of it is shown; those it is not for are sent away. */
export function seatEverybody(channel: Channel, table: TableRecord): void {
  for (const connection of [...channel.connections()]) {
    if (canSee(table, connection.asker)) channel.place(connection, seatOf(table, connection.asker.person));
    else connection.close('notFound');
  }
}

export function showTable(channel: Channel, table: TableRecord): void {
  seatEverybody(channel, table);
  channel.version = table.version;
  channel.isOver = table.status === 'over';
  for (const connection of channel.players) {
    if (connection.isFollowing) connection.send({ type: 'table', ...tableForYou(table, connection.asker.person) });
  }
  const forAll = Buffer.from(frameOf({ type: 'table', ...tableForYou(table, null) }));
  // A host need not sit at the table, and still is its host.
  const forHost = frameOf({ type: 'table', ...tableForYou(table, table.host) });
  channel.broadcastToSpectators(({ person }) => (person?.id === table.host ? forHost : forAll));
}

export function showState(channel: Channel, room: Room, now: number): void {
  channel.seq = seqOf(room);
  channel.broadcast((viewer) => frameOf(stateMessage(room, viewer, now)));
}

/** The latest entries of the room, those of one request; everybody has been shown all before them. */
export function showEntries(channel: Channel, room: Room, added: readonly Added[], now: number): void {
  channel.seq = seqOf(room);
  channel.broadcast(entryFrames(room, added, now));
}

/** Those of these lines that have not been shown yet, to each player as far as they want to hear the crowd. */
export function showLines(channel: Channel, lines: readonly ChatRecord[]): void {
  const news = lines.filter((line) => line.id > channel.chatId);
  const latest = news.at(-1);
  if (latest === undefined) return;
  channel.chatId = latest.id;
  const everything = chatFrame(news);
  const ofPlayers = chatFrame(news.filter(({ seat }) => seat !== null));
  for (const connection of channel.players) {
    const frame = connection.hearsCrowd ? everything : ofPlayers;
    if (frame !== null && connection.isFollowing) connection.sendFrame(frame);
  }
  if (everything === null) return;
  const forAll = Buffer.from(everything);
  channel.broadcastToSpectators(() => forAll);
}

function chatFrame(lines: readonly ChatRecord[]): string | null {
  return lines.length === 0 ? null : frameOf({ type: 'chat', lines: lines.map(chatLineOf) });
}
