import type { Seat } from '@stakeout/kernel';
import type { Progress } from '../storage/records.ts';
import { turnClocks } from './clocks.ts';
import { dueAt, isPlayedByBot } from './due.ts';
import type { Room } from './room.ts';

/** What the latest entries of the room, not stored yet, change about its table. */
export function progressOf(room: Room, serviceNow: number, pace: number): Progress {
  const { table, match } = room;
  const toAct = match.game.toAct(match.state);
  const outcome = match.game.outcome(match.state);
  const clocks =
    table.clock === null || table.clocks === null
      ? null
      : turnClocks(table.clock, table.clocks, toAct, hasMoveEnded(room), serviceNow);
  return { toAct, clocks, outcome, dueAt: dueAt(table, toAct, clocks, serviceNow, pace), remind: remind(room, toAct) };
}

/** A move has ended when its latest action cannot be taken back. After an undo it goes on. */
function hasMoveEnded({ match }: Room): boolean {
  const latest = match.entries.at(-1);
  return latest !== undefined && !('undo' in latest) && match.standing.at(-1)?.canBeUndone === false;
}

/** Those whose turn it has become. At a table with a live clock everybody sits at it, so nobody needs a reminder. */
function remind({ table }: Room, toAct: readonly Seat[]): string[] {
  if (table.clock?.kind === 'live') return [];
  return toAct
    .filter((seat) => !table.toAct.includes(seat))
    .map((seat) => table.seats[seat])
    .filter((seat) => seat !== undefined && !isPlayedByBot(seat))
    .map((seat) => seat?.person ?? null)
    .filter((person) => person !== null);
}
