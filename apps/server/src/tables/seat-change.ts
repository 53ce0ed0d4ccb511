import type { ChangeSeat } from '@stakeout/protocol';
import type { z } from 'zod';
import type { TableRecord } from '../storage/records.ts';
import { botName, botSeat, emptySeat, withSeat } from './seats.ts';
import { mustHostAndWait } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** The host gives a seat to a bot, or takes it away again. Nobody is moved from their seat in this way. */
export function changeSeat(
  table: TableRecord,
  host: string,
  { seat, plan }: z.output<typeof ChangeSeat>,
): Verdict<TableRecord> {
  const allowed = mustHostAndWait(table, host);
  if (!allowed.ok) return allowed;
  const old = table.seats[seat];
  if (old === undefined) return no('notFound');
  if (old.kind === 'person') return no('seatTaken');
  const others = table.seats.filter((other) => other !== old);
  const record =
    plan.kind === 'bot' ? botSeat(plan.level, botName(plan.level, others)) : emptySeat(plan.kind === 'invited');
  return yes(withSeat(table, seat, record));
}
