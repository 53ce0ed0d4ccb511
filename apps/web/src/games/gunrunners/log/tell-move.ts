import type { View } from '@stakeout/gunrunners';
import type { Tell } from '../../../table/use-announcements.ts';
import { logEntries } from './log-entries.ts';
import { logLines } from './log-lines.ts';

/** A move for those who listen: as the log has it. */
export const tellMove: Tell = (move, view, language, you) =>
  logLines(logEntries([move], view as View).toReversed(), language, you).map(({ phrase }) => phrase);
