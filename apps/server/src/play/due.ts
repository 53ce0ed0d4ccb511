import type { Seat } from '@stakeout/kernel';
import type { ClockRule } from '@stakeout/protocol';
import type { ClockState, SeatRecord, TableRecord } from '../storage/records.ts';
import { deadline } from './clocks.ts';

/** Whether a bot decides for the seat now. */
export function isPlayedByBot(seat: SeatRecord): boolean {
  return seat.kind === 'bot' || seat.standIn || seat.resigned;
}

/**
 * When the server next owes the match something: at once (after the pace) when a bot is to decide, else when the first
 * player's time is up; `null` when it only waits for people without a clock.
 */
export function dueAt(
  table: { readonly seats: readonly SeatRecord[]; readonly clock: ClockRule | null },
  toAct: readonly Seat[],
  clocks: ClockState | null,
  now: number,
  pace: number,
): number | null {
  const times = toAct.map((seat) => {
    const record = table.seats[seat];
    if (record !== undefined && isPlayedByBot(record)) return now + pace;
    return table.clock !== null && clocks !== null ? deadline(table.clock, clocks, seat) : null;
  });
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Whether the time of the seat, which is to act, is up. */
export function isLate({ clock, clocks }: Pick<TableRecord, 'clock' | 'clocks'>, seat: Seat, now: number): boolean {
  const time = clock === null || clocks === null ? null : deadline(clock, clocks, seat);
  return time !== null && time <= now;
}
