import type { Insertable, Selectable } from 'kysely';
import { shortConfig } from './listed-table.ts';
import type { ChatRecord, EntryRecord, Person, SeatRecord, SessionRecord, TableRecord } from './records.ts';
import type { ChatRow, EntryRow, PersonRow, SeatRow, SessionRow, TableRow } from './schema.ts';

/** How records become rows and rows become records again. */

/** Text that `JSON.parse` gives back as it was; what JSON cannot say is refused. */
export function jsonOf(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('This cannot be stored: it is no JSON.');
  return text;
}

export function jsonOrNull(value: unknown): string | null {
  return value === null ? null : jsonOf(value);
}

function parseOrNull<T>(text: string | null): T | null {
  return text === null ? null : JSON.parse(text);
}

export function personOf(row: Selectable<PersonRow>): Person {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}

export function sessionOf(row: Selectable<SessionRow>): SessionRecord {
  return { tokenHash: row.token_hash, device: row.device, createdAt: row.created_at, usedAt: row.used_at };
}

/** What `save` may change. The version is left to it. */
export function changeableColumns(table: TableRecord) {
  return {
    rules_version: table.rulesVersion,
    config: jsonOf(table.config),
    listed_config: jsonOf(shortConfig(table.config)),
    visibility: table.visibility,
    clock: jsonOrNull(table.clock),
    status: table.status,
    host: table.host,
    watch_key: table.watchKey,
    secret: table.secret,
    sent_away: jsonOf(table.sentAway),
    to_act: jsonOf(table.toAct),
    clocks: jsonOrNull(table.clocks),
    opening_hash: table.openingHash,
    outcome: jsonOrNull(table.outcome),
    due_at: table.dueAt,
    previous: table.previous,
    next: table.next,
    started_at: table.startedAt,
    finished_at: table.finishedAt,
    updated_at: table.updatedAt,
  };
}

export function rowOfTable(table: TableRecord): Insertable<TableRow> {
  return {
    ...changeableColumns(table),
    id: table.id,
    game: table.game,
    fairness: table.fairness,
    daily: table.daily,
    version: table.version,
    seq: table.seq,
    created_at: table.createdAt,
    claimed_by: null,
    claimed_until: null,
  };
}

/** The columns of a seat but its place, in the order in which `tableOf` reads them. */
export const SEAT_COLUMNS = [
  'kind',
  'by_invitation',
  'person',
  'name',
  'level',
  'ready',
  'nonce',
  'stand_in',
  'resigned',
] as const satisfies readonly (keyof SeatRow)[];

type SeatValues = readonly [
  SeatRecord['kind'],
  number,
  string | null,
  string | null,
  SeatRecord['level'],
  number,
  string | null,
  number,
  number,
];

export function rowsOfSeats(table: TableRecord): Insertable<SeatRow>[] {
  return table.seats.map((seat, index) => ({
    table_id: table.id,
    seat: index,
    kind: seat.kind,
    by_invitation: Number(seat.byInvitation),
    person: seat.person,
    name: seat.name,
    level: seat.level,
    ready: Number(seat.ready),
    nonce: seat.nonce,
    stand_in: Number(seat.standIn),
    resigned: Number(seat.resigned),
  }));
}

/** The columns of a table but those of its configuration. */
export const TABLE_COLUMNS = [
  'tables.id',
  'tables.game',
  'tables.rules_version',
  'tables.visibility',
  'tables.clock',
  'tables.status',
  'tables.host',
  'tables.watch_key',
  'tables.secret',
  'tables.fairness',
  'tables.daily',
  'tables.sent_away',
  'tables.version',
  'tables.seq',
  'tables.to_act',
  'tables.clocks',
  'tables.opening_hash',
  'tables.outcome',
  'tables.due_at',
  'tables.previous',
  'tables.next',
  'tables.created_at',
  'tables.started_at',
  'tables.finished_at',
  'tables.updated_at',
] as const;

type ReadTable = Omit<Selectable<TableRow>, 'listed_config' | 'claimed_by' | 'claimed_until'>;

/** `seats` is a JSON list of lists of `SEAT_COLUMNS`. */
export function tableOf(row: ReadTable & { readonly seats: string }): TableRecord {
  const seats: SeatValues[] = JSON.parse(row.seats);
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    config: JSON.parse(row.config),
    visibility: row.visibility as TableRecord['visibility'],
    clock: parseOrNull(row.clock),
    status: row.status as TableRecord['status'],
    host: row.host,
    watchKey: row.watch_key,
    fairness: row.fairness as TableRecord['fairness'],
    secret: row.secret,
    daily: row.daily,
    seats: seats.map(seatOf),
    sentAway: JSON.parse(row.sent_away),
    version: row.version,
    seq: row.seq,
    toAct: JSON.parse(row.to_act),
    clocks: parseOrNull(row.clocks),
    openingHash: row.opening_hash,
    outcome: parseOrNull(row.outcome),
    dueAt: row.due_at,
    previous: row.previous,
    next: row.next,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    updatedAt: row.updated_at,
  };
}

function seatOf([kind, byInvitation, person, name, level, ready, nonce, standIn, resigned]: SeatValues): SeatRecord {
  return {
    kind,
    byInvitation: byInvitation === 1,
    person,
    name,
    level,
    ready: ready === 1,
    nonce,
    standIn: standIn === 1,
    resigned: resigned === 1,
  };
}

export function entryOf(row: Selectable<EntryRow>): EntryRecord {
  return {
    seq: row.seq,
    seat: row.seat,
    content: JSON.parse(row.content),
    by: row.made_by as EntryRecord['by'],
    key: row.key,
    hash: row.hash,
    at: row.at,
    joined: row.joined === 1,
  };
}

export function rowOfEntry(table: string, entry: EntryRecord): EntryRow {
  return {
    table_id: table,
    seq: entry.seq,
    seat: entry.seat,
    content: jsonOf(entry.content),
    made_by: entry.by,
    key: entry.key,
    hash: entry.hash,
    at: entry.at,
    joined: Number(entry.joined),
  };
}

export function lineOf(row: Selectable<ChatRow>): ChatRecord {
  return {
    id: row.id,
    table: row.table_id,
    person: row.person,
    seat: row.seat,
    name: row.name,
    text: row.text,
    at: row.at,
  };
}
