import { type Seat, undoable, type Viewer } from '@stakeout/kernel';
import type { Turn } from '@stakeout/protocol';
import type { TableRecord } from '../storage/records.ts';
import { timeLeft } from './clocks.ts';
import { isPlayedByBot } from './due.ts';
import type { Room } from './room.ts';

/** What can be done now, as the viewer may know it: options and undo are their own. */
export function turnFor(room: Room, viewer: Viewer, serviceNow: number): Turn {
  const { match, table } = room;
  const { game, state } = match;
  const toAct = game.toAct(state);
  const decides = viewer !== null && isPlayedByPerson(table, viewer);
  return {
    toAct: [...toAct],
    options: decides && toAct.includes(viewer) ? game.legal(state, viewer) : [],
    undoable: decides ? undoable(match, viewer) : 0,
    clocks: clocksOf(table, serviceNow),
    outcome: game.outcome(state),
  };
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
