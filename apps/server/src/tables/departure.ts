import type { Seat } from '@stakeout/kernel';
import type { TableRecord } from '../storage/records.ts';
import { emptySeat, seatOf, withSeat } from './seats.ts';
import { belongsTo, mustHostAndWait, mustWait } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** Gets up before the start. A table is never without a host: another person becomes it, or the table closes. */
export function leave(table: TableRecord, person: string): Verdict<TableRecord> {
  if (!belongsTo(table, person)) return no('notSeated');
  const waiting = mustWait(table);
  if (!waiting.ok) return waiting;
  const seat = seatOf(table, person);
  const left = seat === null ? table : vacate(table, seat);
  return yes(table.host === person ? handOver(left) : left);
}

/** The host sends somebody away, who then needs a new invitation to come back. To send oneself away is to leave. */
export function kick(table: TableRecord, host: string, seat: Seat, now: number): Verdict<TableRecord> {
  const allowed = mustHostAndWait(table, host);
  if (!allowed.ok) return allowed;
  const person = table.seats[seat]?.person ?? null;
  if (person === null) return no('notFound');
  if (person === host) return leave(table, host);
  const others = table.sentAway.filter((one) => one.person !== person);
  return yes({ ...vacate(table, seat), sentAway: [...others, { person, at: now }] });
}

/** The host gives the table up. */
export function close(table: TableRecord, host: string): Verdict<TableRecord> {
  const allowed = mustHostAndWait(table, host);
  return allowed.ok ? yes(closed(table)) : allowed;
}

/** Whoever comes next must be ready for themselves, with a nonce of their own. */
function vacate(table: TableRecord, seat: Seat): TableRecord {
  const record = table.seats[seat];
  return record === undefined ? table : withSeat(table, seat, emptySeat(record.byInvitation));
}

function handOver(table: TableRecord): TableRecord {
  const heir = table.seats.find(({ person }) => person !== null)?.person ?? null;
  return heir === null ? closed(table) : { ...table, host: heir };
}

function closed(table: TableRecord): TableRecord {
  return { ...table, status: 'closed' };
}
