import type { Outcome, Seat } from '@stakeout/kernel';
import type { TableRow } from '@stakeout/protocol';
import { localPath } from '../../routes/match-path.ts';
import type { LocalMatch } from '../../session/local/local-matches.ts';
import { botName } from '../../session/online/bot-names.ts';
import type { MatchOrigin } from '../../session/origin.ts';

/** A match in a list, wherever it is kept. */
export interface MatchEntry {
  readonly key: string;
  readonly id: string;
  readonly game: string;
  readonly place: 'local' | 'online';
  readonly seats: readonly EntrySeat[];
  readonly status: 'waiting' | 'running' | 'over';
  /** Whether it waits for somebody at this device. */
  readonly isYourTurn: boolean;
  readonly isMine: boolean;
  /** How far it has come, in the few numbers of its game. */
  readonly gist: Readonly<Record<string, number>>;
  readonly outcome: Outcome | null;
  readonly updatedAt: number;
  readonly href: string;
  /** Where it was played on from; `null` for one that was dealt anew. */
  readonly origin: MatchOrigin | null;
}

export interface EntrySeat {
  readonly seat: Seat;
  /** `null` while nobody has the seat. */
  readonly name: string | null;
  /** Whether it is the reader's own: at one device, the seat of its only person. */
  readonly isYou: boolean;
  readonly hasResigned: boolean;
}

/** Matches of other rules cannot be opened any more; the settings have a place for them. */
export function localEntries(matches: readonly LocalMatch[]): MatchEntry[] {
  return matches.flatMap((match) => (match.status === 'unplayable' ? [] : [localEntry(match, match.status)]));
}

function localEntry(record: LocalMatch, status: 'running' | 'over'): MatchEntry {
  const isOver = status === 'over';
  const persons = record.seats.filter(({ kind }) => kind === 'person').length;
  const next = record.toAct[0];
  const mover = next === undefined ? undefined : record.seats[next];
  return {
    key: `local ${record.id}`,
    id: record.id,
    game: record.game,
    place: 'local',
    seats: record.seats.map(({ name, kind }, seat) => ({
      seat,
      name,
      isYou: kind === 'person' && persons === 1,
      hasResigned: false,
    })),
    status,
    isYourTurn: !isOver && mover?.kind === 'person',
    isMine: true,
    gist: record.gist,
    outcome: record.outcome,
    updatedAt: record.updatedAt,
    href: isOver ? `/replay/local/${record.id}` : localPath(record.game, record.id),
    origin: record.origin ?? null,
  };
}

/** Tables that were given up before they began are in no list. */
export function onlineEntries(rows: readonly TableRow[]): MatchEntry[] {
  return rows.flatMap((row) => (row.status === 'closed' ? [] : [onlineEntry(row, row.status)]));
}

function onlineEntry(row: TableRow, status: MatchEntry['status']): MatchEntry {
  return {
    key: `online ${row.id}`,
    id: row.id,
    game: row.game,
    place: 'online',
    seats: row.seats.map(({ kind, name, resigned }, seat) => ({
      seat,
      name: kind === 'bot' ? botName(row.id, seat) : name,
      isYou: seat === row.yourSeat,
      hasResigned: resigned,
    })),
    status,
    isYourTurn: row.yourTurn,
    isMine: row.yourSeat !== null,
    gist: {},
    outcome: row.outcome,
    updatedAt: row.updatedAt,
    href: status === 'over' ? `/replay/table/${row.id}` : `/table/${row.id}`,
    origin: null,
  };
}

/** What waits for the reader comes first, then what was played last. */
export function byUrgency(one: MatchEntry, other: MatchEntry): number {
  return Number(other.isYourTurn) - Number(one.isYourTurn) || other.updatedAt - one.updatedAt;
}

export function byDate(one: MatchEntry, other: MatchEntry): number {
  return other.updatedAt - one.updatedAt;
}
