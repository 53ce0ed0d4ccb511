import type { TableRecord } from '../storage/records.ts';
import { seatOf } from './seats.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** Before the start, people come and go; afterwards the seats are as they are. */
export function mustWait(table: TableRecord): Verdict<TableRecord> {
  if (table.status === 'waiting') return yes(table);
  return no(table.status === 'running' ? 'alreadyStarted' : 'over');
}

/** Some things are the host's alone, and only before the start. */
export function mustHostAndWait(table: TableRecord, person: string): Verdict<TableRecord> {
  return table.host === person ? mustWait(table) : no('notHost');
}

/** Whoever belongs to the table: they sit there, or made it. */
export function belongsTo(table: TableRecord, person: string | null): boolean {
  return person !== null && (table.host === person || seatOf(table, person) !== null);
}
