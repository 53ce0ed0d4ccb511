import type { ChatRecord, EntryRecord, Person, Progress, SeatRecord, TableRecord } from './records.ts';

/** Records for tests, complete and plausible; each call may change what it cares about. */

let count = 0;

export function newId(prefix: string): string {
  count++;
  return `${prefix}-${count}`;
}

export function person(change: Partial<Person> = {}): Person {
  return { id: newId('person'), name: 'Ana "Ás" O\'Hara 🂡', createdAt: 1_700_000_000_000, ...change };
}

export function seat(change: Partial<SeatRecord> = {}): SeatRecord {
  return {
    kind: 'open',
    byInvitation: false,
    person: null,
    name: null,
    level: null,
    ready: false,
    nonce: null,
    standIn: false,
    resigned: false,
    ...change,
  };
}

export function seatOfPerson({ id, name }: Person, change: Partial<SeatRecord> = {}): SeatRecord {
  return seat({ kind: 'person', person: id, name, ready: true, nonce: 'ab'.repeat(32), ...change });
}

export function waitingTable(host: Person, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id: newId('table'),
    game: 'gunrunners',
    rulesVersion: '1.0.0',
    config: { seats: 2, deck: [1, 2, [3]], title: "Robert'); drop table tables;--", nothing: null },
    visibility: 'link',
    clock: { kind: 'live', perMove: 30_000, bank: 120_000 },
    status: 'waiting',
    host: host.id,
    watchKey: newId('watch'),
    fairness: 2,
    secret: 'cd'.repeat(32),
    daily: null,
    seats: [
      seatOfPerson(host),
      seat({ kind: 'invited', byInvitation: true }),
      seat({ kind: 'bot', level: 'hard', name: 'hard' }),
    ],
    sentAway: [],
    version: 0,
    seq: 0,
    toAct: [],
    clocks: null,
    openingHash: null,
    outcome: null,
    dueAt: null,
    previous: null,
    next: null,
    createdAt: 1_700_000_000_000,
    startedAt: null,
    finishedAt: null,
    updatedAt: 1_700_000_000_000,
    ...change,
  };
}

export function runningTable(host: Person, change: Partial<TableRecord> = {}): TableRecord {
  return waitingTable(host, {
    status: 'running',
    toAct: [0, 2],
    clocks: { banks: [120_000, 7, 0], since: [1_700_000_000_500, null, 3] },
    openingHash: 'opening',
    startedAt: 1_700_000_000_400,
    ...change,
  });
}

export function entry(seq: number, change: Partial<EntryRecord> = {}): EntryRecord {
  return {
    seq,
    seat: 0,
    content: { action: { type: 'deliver', crates: [1, 2], to: null } },
    by: 'person',
    key: newId('key'),
    hash: `hash-${seq}`,
    joined: false,
    at: 1_700_000_001_000 + seq,
    ...change,
  };
}

export function progress(change: Partial<Progress> = {}): Progress {
  return {
    toAct: [1],
    clocks: { banks: [100_000, 7, 0], since: [null, 1_700_000_001_500, null] },
    outcome: null,
    dueAt: null,
    remind: [],
    ...change,
  };
}

export const OUTCOME = {
  ending: 'bust',
  scores: [3, -1, 0],
  places: [1, 3, 2],
  winners: [0],
  tieBreaks: [[3, 1], [-1], [0]],
  sheet: [{ crates: 3 }, { crates: -1 }, {}],
} as const;

export function line(
  table: string,
  author: Person,
  change: Partial<Omit<ChatRecord, 'id'>> = {},
): Omit<ChatRecord, 'id'> {
  return {
    table,
    person: author.id,
    seat: 0,
    name: author.name,
    text: 'Olá 👋\n<b>',
    at: 1_700_000_002_000,
    ...change,
  };
}
