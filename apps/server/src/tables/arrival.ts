import type { Seat } from '@stakeout/kernel';
import type { Person, TableRecord } from '../storage/records.ts';
import { isEmpty, nameAmong, personSeat, seatOf, unready, withSeat } from './seats.ts';
import { mustWait } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/**
 * Takes an open seat, the first one unless another is asked for. At a table by link everybody needs an invitation but the
 * host; a seat for the invited is not for whoever just comes by, and nobody who was sent away comes back unasked.
 */
export function sit(table: TableRecord, person: Person, wanted: Seat | null): Verdict<TableRecord> {
  const waiting = mustWait(table);
  if (!waiting.ok) return waiting;
  if (seatOf(table, person.id) !== null) return no('alreadySeated');
  if (table.visibility !== 'public' && table.host !== person.id) return no('notFound');
  if (isSentAway(table, person)) return no('sentAway');
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open');
  const record = table.seats[seat];
  if (record === undefined) return no(wanted === null ? 'noSeatLeft' : 'notFound');
  if (record.kind === 'invited') return no('notFound');
  return takeSeat(table, person, seat);
}

/**
 * Takes the seat an invitation is for, whatever kind of table it is. Whoever was sent away since it was made needs a new
 * one.
 */
export function acceptSeat(table: TableRecord, person: Person, seat: Seat, invitedAt: number): Verdict<TableRecord> {
  const waiting = mustWait(table);
  if (!waiting.ok) return waiting;
  if (seatOf(table, person.id) !== null) return no('alreadySeated');
  if (invitedAt < (sentAwayAt(table, person) ?? invitedAt)) return no('sentAway');
  const sentAway = table.sentAway.filter((one) => one.person !== person.id);
  return takeSeat({ ...table, sentAway }, person, seat);
}

/** Whether the host has sent the person away, and nobody has invited them since. */
export function isSentAway(table: TableRecord, person: Person): boolean {
  return sentAwayAt(table, person) !== null;
}

function sentAwayAt({ sentAway }: TableRecord, { id }: Person): number | null {
  return sentAway.find(({ person }) => person === id)?.at ?? null;
}

function takeSeat(table: TableRecord, person: Person, seat: Seat): Verdict<TableRecord> {
  const record = table.seats[seat];
  if (record === undefined) return no('notFound');
  if (!isEmpty(record)) return no('seatTaken');
  return yes(withSeat(table, seat, personSeat(record.byInvitation, person.id, nameAmong(person.name, table.seats))));
}

/**
 * The person's new name at a table that waits; once the match has started, names stay as they are. Names are part of the match
 * key, so a nonce was given for the old one: who was ready has to be so again.
 */
export function renameAt(table: TableRecord, person: Person): Verdict<TableRecord> {
  const seat = seatOf(table, person.id);
  const record = seat === null ? undefined : table.seats[seat];
  if (seat === null || record === undefined || table.status !== 'waiting') return yes(table);
  const others = table.seats.filter((other) => other !== record);
  const name = nameAmong(person.name, others);
  return yes(name === record.name ? table : withSeat(table, seat, unready({ ...record, name })));
}
