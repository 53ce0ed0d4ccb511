import { turnFor as turnOf } from '@stakeout/host';
import type { Seat, Viewer } from '@stakeout/kernel';
import type { Turn } from '@stakeout/protocol';
import type { TableRecord } from '../storage/records.ts';
import { timeLeft } from './clocks.ts';
import { isPlayedByBot } from './due.ts';
import type { Room } from './room.ts';

/** What can be done now, as the viewer may know it, and how much time there is for it. */
export function turnFor({ match, table }: Room, viewer: Viewer, serviceNow: number): Turn {
  const decides = viewer !== null && isPlayedByPerson(table, viewer);
  const { outcome, ...asked } = turnOf(match, viewer, decides);
  // In the order of the protocol.
  return { ...asked, clocks: clocksOf(table, serviceNow), outcome };
}

function isPlayedByPerson(table: TableRecord, seat: Seat): boolean {
  const record = table.seats[seat];
  return record !== undefined && !isPlayedByBot(record);
}

function clocksOf({ clock, clocks, seats }: TableRecord, serviceNow: number): Turn['clocks'] {
  if (clock === null || clocks === null) return null;
  return seats.map((_, seat) => ({
    bank: clocks.banks[seat] ?? 0,
    left: timeLeft(clock, clocks, seat, serviceNow),
  }));
}
