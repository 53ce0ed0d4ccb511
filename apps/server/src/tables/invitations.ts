import type { Seat } from '@stakeout/kernel';
import { hashOfToken, newToken } from '../secrets.ts';
import type { InvitationRecord, TableRecord } from '../storage/records.ts';
import { isEmpty } from './seats.ts';
import { belongsTo, mustWait } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** An invitation as it is handed out once; only its record is kept. */
export interface NewInvitation {
  readonly token: string;
  readonly record: InvitationRecord;
}

/** Everybody at the table may bring somebody along for a seat that is free. */
export function invite(table: TableRecord, person: string, seat: Seat, now: number): Verdict<NewInvitation> {
  if (!belongsTo(table, person)) return no('notSeated');
  const waiting = mustWait(table);
  if (!waiting.ok) return waiting;
  const record = table.seats[seat];
  if (record === undefined) return no('notFound');
  if (!isEmpty(record)) return no('seatTaken');
  const token = newToken();
  return yes({ token, record: { tokenHash: hashOfToken(token), table: table.id, seat, createdAt: now } });
}
