import type { ChangeSeat } from '@stakeout/protocol';
import type { z } from 'zod';
import type { TableRecord } from '../storage/records.ts';
import { botName, botSeat, emptySeat, unready, withSeat } from './seats.ts';
import { mustHostAndWait } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/**
 * The host gives a seat to a bot, or takes it away again. Nobody is moved from their seat in this way. Who was ready beside a bot
 * has to be so again once it is gone: its nonce had to follow from the secret, and that of whoever comes need not.
 */
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
  const changed = withSeat(table, seat, record);
  const isBotGone = old.kind === 'bot' && record.kind !== 'bot';
  return yes(isBotGone ? { ...changed, seats: changed.seats.map(unready) } : changed);
}
