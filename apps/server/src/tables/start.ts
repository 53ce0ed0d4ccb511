import { botNonce } from '@stakeout/kernel';
import { beginMatch } from '../play/opening.ts';
import type { TableRecord } from '../storage/records.ts';
import { configure } from './creation.ts';
import { isPromised, promiseAnew } from './promise.ts';
import { seatOf, withSeat } from './seats.ts';
import { mustHostAndWait, mustWait } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** When the match starts, and how long its bots wait before they move. */
export interface StartingTime {
  readonly now: number;
  readonly serviceNow: number;
  readonly botPace: number;
}

/** The person has seen the commitment and adds their part of the match key. */
export function makeReady(table: TableRecord, person: string, nonce: string): Verdict<TableRecord> {
  const seat = seatOf(table, person);
  const record = seat === null ? undefined : table.seats[seat];
  if (seat === null || record === undefined) return no('notSeated');
  const waiting = mustWait(table);
  return waiting.ok ? yes(withSeat(table, seat, { ...record, ready: true, nonce })) : waiting;
}

/**
 * The host starts the match once every seat is filled and ready. With a nonce, the host gets ready in the same breath. A table
 * whose promise can no longer be kept gets a new one instead and waits on: `started` says so to whoever asked.
 */
export function start(
  table: TableRecord,
  host: string,
  nonce: string | null,
  time: StartingTime,
): Verdict<TableRecord> {
  const allowed = mustHostAndWait(table, host);
  if (!allowed.ok) return allowed;
  // Bots think at the cost of everybody: nobody has them play among themselves here.
  if (!table.seats.some(({ kind }) => kind === 'person')) return no('noPerson');
  const hosted = nonce === null || seatOf(table, host) === null ? yes(table) : makeReady(table, host, nonce);
  if (!hosted.ok) return hosted;
  // The rules may have changed since the table was made. A match is played by those of the moment it starts.
  const setting = configure(table.game, table.config, table.seats.length);
  if (!setting.ok) return setting;
  if (table.fairness === 2 && !isPromised(table, setting.value)) return yes(promiseAnew(table, setting.value));
  const seats = hosted.value.seats.map((seat, index) =>
    seat.kind === 'bot' ? { ...seat, nonce: botNonce(table.secret, index) } : seat,
  );
  if (!seats.every(({ ready, nonce, name }) => ready && nonce !== null && name !== null)) return no('notReady');
  return yes(beginMatch({ ...hosted.value, ...setting.value, seats }, time.now, time.serviceNow, time.botPace));
}

/** What the host is answered, once what `start` decided is stored. */
export function started(table: TableRecord): Verdict<TableRecord> {
  return table.status === 'waiting' ? no('notReady') : yes(table);
}
