import {
  act,
  type Emission,
  type LogEntry,
  type Match,
  malformed,
  type Result,
  refused,
  reopen,
  type Seat,
  undo,
} from '@stakeout/kernel';
import { findGame } from '../games.ts';
import type { EntryRecord, TableRecord } from '../storage/records.ts';
import { headerOf } from './opening.ts';

export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

/** What a bot at a seat keeps in mind, and how many standing actions it has heard of. Can always be worked out again. */
export interface BotMemory {
  readonly notes: unknown;
  readonly heard: number;
}

/** A started match in memory: a cache of what is stored, nothing more. */
export interface Room {
  table: TableRecord;
  readonly match: AnyMatch;
  /** The entry that every idempotency key brought about, by seat and key. */
  readonly keys: Map<string, number>;
  readonly memories: Map<Seat, BotMemory>;
}

export function keyOf(seat: Seat, key: string): string {
  return `${seat} ${key}`;
}

/** The number of entries in the log. */
export function seqOf(room: Room): number {
  return room.match.entries.length;
}

/** Opens a stored match. One that was played under other rules, or would replay differently, is refused and left alone. */
export function openRoom(table: TableRecord, entries: readonly EntryRecord[]): Result<Room> {
  const game = findGame(table.game);
  if (game === null || table.openingHash === null) return refused([malformed('match', 'replay.differs')]);
  if (game.rulesVersion !== table.rulesVersion) return refused([malformed('rulesVersion', 'replay.differs')]);
  const log = { header: headerOf(table), entries: entries.map(logEntryOf) };
  const match = reopen(game, log, table.secret, {
    opening: table.openingHash,
    entries: entries.map(({ hash }) => hash),
  });
  if (!match.ok) return match;
  const keys = new Map<string, number>();
  for (const { seat, key, seq } of entries) if (key !== null) keys.set(keyOf(seat, key), seq);
  return { ok: true, value: { table, match: match.value, keys, memories: new Map() } };
}

/** An entry as it was added to the room, with what it brought about; `null` emissions for an undo. */
export interface Added {
  readonly entry: EntryRecord;
  readonly emissions: readonly Emission<unknown>[] | null;
}

/** Tries an entry on the room's match. When it is accepted the match has changed, and must be stored or dropped. */
export function play(
  room: Room,
  seat: Seat,
  content: EntryRecord['content'],
): Result<readonly Emission<unknown>[] | null> {
  if (!('undo' in content)) return act(room.match, seat, content.action);
  const result = undo(room.match, seat, content.undo);
  if (result.ok) forgetBeyond(room, room.match.standing.length);
  return result;
}

/** Adds an entry that another node has stored; `false` when it does not fit, that is, when the room must be dropped. */
export function follow(room: Room, entry: EntryRecord): Added | null {
  if (entry.seq !== seqOf(room) + 1) return null;
  const result = play(room, entry.seat, entry.content);
  if (!result.ok || room.match.consequences.at(-1)?.hash !== entry.hash) return null;
  if (entry.key !== null) room.keys.set(keyOf(entry.seat, entry.key), entry.seq);
  return { entry, emissions: result.value };
}

/** What a bot heard of an action that was taken back, it must hear anew. */
function forgetBeyond(room: Room, standing: number): void {
  for (const [seat, { heard }] of room.memories) if (heard > standing) room.memories.delete(seat);
}

function logEntryOf({ seat, content }: EntryRecord): LogEntry<unknown> {
  return { seat, ...content };
}
