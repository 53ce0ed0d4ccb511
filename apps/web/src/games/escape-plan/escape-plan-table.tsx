import type { Action, View } from '@stakeout/escape-plan';
import { lazy } from 'react';
import type { TableParts } from '../../table/frame/parts.ts';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import { touchesAmong } from '../../table/selection/choices.ts';
import { inWords } from '../../text/say.ts';
import type { TableProps, TouchesFor } from '../front.ts';
import { HintRequest } from './hint/hint-request.tsx';
import { KEYS_TEXTS } from './keys.texts.ts';
import { LogSheet } from './log/table-log.tsx';
import { tellMove } from './log/tell-move.ts';
import { isStory } from './motion/stays.ts';
import { type Playing, usePlaying } from './motion/use-playing.ts';
import { ownKeys } from './own-keys.ts';
import { Pieces } from './pieces.tsx';
import { choicesOf } from './play/choices.ts';
import type { Target } from './play/targets.ts';
import { touching } from './play/touching.ts';
import { PlacesButton } from './rail/places-button.tsx';
import { ChoosingProvider, TableProvider } from './table-context.ts';
import { type Picture, usePicture } from './use-picture.ts';

const PlacesDialog = lazy(async () => ({ default: (await import('./rail/places-dialog.tsx')).PlacesDialog }));

const PARTS: TableParts<Playing, Target, Action, Picture> = {
  usePlaying,
  touching,
  tellMove,
  isStory,
  usePicture,
  hides: 'Board',
  className: ({ table }: View) => `ep-table of-${table.seats}`,
  ownKeys: (event, _, { selection }) => ownKeys(event, selection),
  keys: [
    ['M', inWords(KEYS_TEXTS, 'map')],
    ['B', inWords(KEYS_TEXTS, 'board')],
    ['D', inWords(KEYS_TEXTS, 'panel')],
    ['Shift + ← ↑ ↓ →', inWords(KEYS_TEXTS, 'pan')],
    ['+ − 0', inWords(KEYS_TEXTS, 'zoom')],
    ['Q E', inWords(KEYS_TEXTS, 'turn')],
    ['V', inWords(KEYS_TEXTS, 'peek')],
  ],
  Provider: ({ picture, children }) => (
    <TableProvider value={picture.table}>
      <ChoosingProvider value={picture.choosing}>{children}</ChoosingProvider>
    </TableProvider>
  ),
  Coach: lazy(() => import('./guide/coach.tsx')),
  guidesFirst: true,
  Note: lazy(() => import('./guide/note.tsx')),
  Pieces,
  LogSheet,
  Hints: HintRequest,
  loadRecap: async () => (await import('./recap/recap.ts')).recap,
  MenuWays: ({ onSheet }) => <PlacesButton onClick={() => onSheet('places')} />,
  OwnSheet: ({ name, onClose }) => (name === 'places' ? <PlacesDialog onClose={onClose} /> : null),
};

/** What is touched to choose these actions, in order: lessons point at it. */
export const touchesFor: TouchesFor = ({ view, options }, actions) =>
  touchesAmong(choicesOf(view as View, options as readonly Action[]), actions);

/** The Escape Plan table. */
export default function EscapePlanTable(props: TableProps) {
  return <TableFrame {...props} parts={PARTS} />;
}
