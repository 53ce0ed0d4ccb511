import { type AddedEntry, BotMemories, reopeningStored } from '@stakeout/host';
import {
  type AnyMatch,
  act,
  type Checkpoint,
  lengthOf,
  malformed,
  type Result,
  refused,
  type Seat,
  undo,
} from '@stakeout/kernel';
import { findGame } from '../games.ts';
import type { EntryRecord, TableRecord } from '../storage/records.ts';
import { headerOf } from './opening.ts';

/** What a request brought about: the log as long as it was then, and how many entries of it are the request's. */
export interface Done {
  readonly seq: number;
  readonly done: number;
}

/**
 * A started match in memory: a cache of what is stored, nothing more. One that was opened from a checkpoint knows what happened
 * since, and no more; it is played on like any other.
 */
export interface Room {
  table: TableRecord;
  readonly match: AnyMatch;
  /** What every idempotency key of the entries in memory brought about, by seat and key. */
  readonly keys: Map<string, Done>;
  readonly memories: BotMemories;
  /** How long the log was at the latest checkpoint that is known here. */
  checkpoint: number;
}

export function keyOf(seat: Seat, key: string): string {
  return `${seat} ${key}`;
}

/** The number of entries in the log. */
export function seqOf(room: Room): number {
  return lengthOf(room.match);
}

/** Whether the room knows its match from the beginning. */
export function isWhole({ match }: Room): boolean {
  return match.before.entries === 0;
}

/**
 * Opens a stored match, entry by entry; with a checkpoint, by those that came after it. One that was played under other rules, or
 * would replay differently, is refused and left alone. What its bots kept in mind they still know.
 */
export function* openRoom(
  table: TableRecord,
  entries: readonly EntryRecord[],
  checkpoint: Checkpoint | null = null,
  memories = new BotMemories(),
): Generator<undefined, Result<Room>> {
  const { rulesVersion, secret, openingHash: opening } = table;
  const game = findGame(table.game);
  if (game === null || opening === null) return refused([malformed('match', 'replay.differs')]);
  const header = headerOf(table);
  const match = yield* reopeningStored(game, { rulesVersion, header, secret, opening, entries, checkpoint });
  if (!match.ok) return match;
  const room: Room = {
    table,
    match: match.value,
    keys: new Map(),
    memories,
    checkpoint: checkpoint?.entries ?? 0,
  };
  for (const request of byRequest(entries)) remember(room, request);
  return { ok: true, value: room };
}

/** Entries as they were asked for: those of one go together. */
export function byRequest<Entry extends EntryRecord>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const requests: Entry[][] = [];
  for (const entry of entries) {
    const latest = requests.at(-1);
    if (entry.joined && latest !== undefined) latest.push(entry);
    else requests.push([entry]);
  }
  return requests;
}

/** Keeps the answer for whoever sends the request again. */
export function remember(room: Room, request: readonly EntryRecord[]): void {
  const [first, last] = [request.at(0), request.at(-1)];
  if (first === undefined || last === undefined || first.key === null) return;
  room.keys.set(keyOf(first.seat, first.key), { seq: last.seq, done: request.length });
}

/** An entry as it was added to the room, with what it brought about. */
export type Added = EntryRecord & Pick<AddedEntry, 'emissions'>;

/** Adds what another node has stored for one request; `null` when it does not fit, that is, when the room must be dropped. */
export function follow(room: Room, request: readonly EntryRecord[]): readonly Added[] | null {
  const added: Added[] = [];
  for (const entry of request) {
    if (entry.seq !== seqOf(room) + 1) return null;
    const { seat, content, joined } = entry;
    const result =
      'undo' in content ? undo(room.match, seat, content.undo) : act(room.match, seat, content.action, joined);
    if (!result.ok || room.match.consequences.at(-1)?.hash !== entry.hash) return null;
    added.push({ ...entry, emissions: result.value });
  }
  remember(room, request);
  return added;
}
