import {
  paths,
  type SeatInfo,
  type TableForYou,
  type TableInfo,
  type TableRow,
  type YourPlace,
} from '@stakeout/protocol';
import { isPlayedByBot } from '../play/due.ts';
import type { ListedTable, SeatRecord, TableRecord } from '../storage/records.ts';
import { commitmentOf } from './promise.ts';
import { seatOf } from './seats.ts';

/** What is told of a table. Everything is written out field by field: what is not named here does not leave the server. */

/** The table as the person sees it; `null` is somebody without a cookie. */
export function tableInfo(table: TableRecord, person: string | null): TableInfo {
  const isSeated = seatOf(table, person) !== null;
  const host = seatOf(table, table.host);
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    config: table.config,
    visibility: table.visibility,
    clock: table.clock,
    status: table.status,
    seats: table.seats.map(seatInfo),
    host,
    fairness: table.fairness,
    commitment: commitmentOf(table),
    players: table.startedAt === null ? [] : table.seats.map(({ name }) => name ?? ''),
    nonces: table.startedAt === null ? [] : table.seats.map(({ nonce }) => nonce ?? ''),
    // That of a day's deal is everybody's who plays it: it is told with the deal, once the day is over.
    secret: table.status === 'over' && table.daily === null ? table.secret : null,
    daily: table.daily,
    seq: table.seq,
    toAct: [...table.toAct],
    outcome: table.outcome,
    previous: isSeated ? table.previous : null,
    next: isSeated ? table.next : null,
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    finishedAt: table.finishedAt,
  };
}

export function yourPlace(table: TableRecord, person: string | null): YourPlace {
  const seat = seatOf(table, person);
  return {
    seat,
    isHost: table.host === person,
    // Whoever watches an attempt would know the deal.
    watchPath: seat === null || table.daily !== null ? null : paths.watchPage(table.id, table.watchKey),
  };
}

export function tableForYou(table: TableRecord, person: string | null): TableForYou {
  return { table: tableInfo(table, person), you: yourPlace(table, person) };
}

export function tableRow(table: ListedTable, person: string | null): TableRow {
  const yourSeat = seatOf(table, person);
  return {
    id: table.id,
    game: table.game,
    config: table.options,
    visibility: table.visibility,
    clock: table.clock,
    status: table.status,
    seats: table.seats.map(seatInfo),
    yourSeat,
    yourTurn: yourSeat !== null && isTurnOf(table, yourSeat),
    outcome: table.outcome,
    updatedAt: table.updatedAt,
  };
}

function seatInfo(seat: SeatRecord): SeatInfo {
  return {
    kind: seat.kind,
    name: seat.kind === 'bot' ? seat.level : seat.name,
    level: seat.level,
    ready: seat.ready,
    standIn: seat.standIn,
    resigned: seat.resigned,
  };
}

/** Whether the match waits for the person on the seat, and not for the bot that plays for them. */
function isTurnOf(table: ListedTable, seat: number): boolean {
  const record = table.seats[seat];
  return table.status === 'running' && table.toAct.includes(seat) && record !== undefined && !isPlayedByBot(record);
}
