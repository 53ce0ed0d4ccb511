import { type FrameKind, LAST_DAY, type View } from '@stakeout/escape-plan';
import type { Note } from '../../../guide/notes.ts';

export type NoteId = 'cops' | 'wounds' | 'key' | 'locker' | 'exit' | 'line' | 'nearer' | 'night' | 'patrol' | 'lastDay';

const DECIDING = ['.ep-decide', '.ep-prompt'];

/** What a first game of Escape Plan brings sooner or later, told when it is first met. */
export const NOTES: readonly Note<NoteId, View>[] = [
  { id: 'cops', lesson: 'avoid', anchors: DECIDING, isMet: isAt('avoid') },
  { id: 'key', lesson: 'safeHouse', anchors: DECIDING, isMet: isAt('takeKey') },
  { id: 'locker', lesson: 'lockers', anchors: DECIDING, isMet: isAt('buyEquipment') },
  { id: 'exit', lesson: 'exits', anchors: DECIDING, isMet: isAt('exit') },
  {
    id: 'line',
    lesson: 'lines',
    anchors: ['.ep-notoriety', ...DECIDING],
    isMet: (view) => isAt('unlock')(view) && view.table.frames.some(({ kind }) => kind === 'reward'),
  },
  { id: 'nearer', lesson: 'nearer', anchors: DECIDING, isMet: isAt('approach') },
  { id: 'night', lesson: 'night', anchors: DECIDING, isMet: isAt('useDisc') },
  {
    id: 'wounds',
    lesson: 'wounds',
    anchors: ['.ep-wounds', '.ep-own'],
    isMet: (view) => isAt('action')(view) && (view.table.boards[view.viewer ?? 0]?.wounds ?? 0) > 0,
  },
  {
    id: 'patrol',
    lesson: 'patrol',
    anchors: ['.ep-patrol', '.ep-city'],
    isMet: (view) => isAt('placeTile')(view) && view.table.day > 1,
  },
  {
    id: 'lastDay',
    lesson: 'escape',
    anchors: ['.ep-outlook', '.table-top'],
    isMet: (view) => isAt('action')(view) && view.table.day === LAST_DAY,
  },
];

function isAt(kind: FrameKind): (view: View) => boolean {
  return ({ table }) => table.frames.at(-1)?.kind === kind;
}
