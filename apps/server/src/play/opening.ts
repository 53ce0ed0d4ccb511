import { type HeaderSeat, newHeader, openMatch } from '@stakeout/kernel';
import { dailyMatchId } from '@stakeout/protocol';
import { findGame } from '../games.ts';
import type { SeatRecord, TableRecord } from '../storage/records.ts';
import { startClocks } from './clocks.ts';
import { dueAt } from './due.ts';

/** What is fixed before the first action of a table's match. Every seat must have its nonce and its name. */
export function headerOf(table: TableRecord) {
  const game = findGame(table.game);
  if (game === null) throw new Error(`no game ${table.game}`);
  return newHeader(game, {
    matchId: table.daily === null ? table.id : dailyMatchId(table.daily, table.game),
    players: table.seats.map(({ name }) => name ?? ''),
    config: table.config,
    secret: table.secret,
    nonces: table.seats.map(({ nonce }) => nonce ?? ''),
    ...(table.fairness === 2 ? { seats: table.seats.map(headerSeat) } : {}),
  });
}

function headerSeat({ kind, level }: SeatRecord): HeaderSeat {
  return kind === 'bot' ? { kind, level } : { kind: 'person', level: null };
}

/** The table with its match begun: all seats are filled and have given their nonces. */
export function beginMatch(table: TableRecord, now: number, serviceNow: number, pace: number): TableRecord {
  const game = findGame(table.game);
  if (game === null) throw new Error(`no game ${table.game}`);
  const match = openMatch(game, headerOf(table), table.secret);
  const toAct = game.toAct(match.state);
  const clocks = table.clock === null ? null : startClocks(table.clock, table.seats.length, toAct, serviceNow);
  return {
    ...table,
    status: 'running',
    toAct,
    clocks,
    openingHash: match.opening.hash,
    dueAt: dueAt(table, toAct, clocks, serviceNow, pace),
    startedAt: now,
    updatedAt: now,
  };
}
