import type { Event, View } from '@stakeout/escape-plan';
import type { Move } from '../../../session/session.ts';
import type { Tell } from '../../../table/use-announcements.ts';
import { logEntries } from './log-entries.ts';
import { logLines } from './log-lines.ts';

/** A move for those who listen: as the log has it. */
export const tellMove: Tell = (move, shown, language) => {
  const view = shown as View;
  const entries = logEntries([move], view, dayBefore(move, view)).toReversed();
  return logLines(entries, view, language).map(({ phrase }) => phrase);
};

/** The day on which a move that has just been played began. */
function dayBefore({ events }: Move, { table }: View): number {
  const hasDawned = (events as readonly Event[]).some(({ type }) => type === 'dayBegan');
  return hasDawned ? table.day - 1 : table.day;
}
