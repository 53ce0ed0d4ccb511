import type { Action, View } from '@stakeout/gunrunners';
import { lazy } from 'react';
import type { TableParts } from '../../table/frame/parts.ts';
import { TableFrame } from '../../table/frame/table-frame.tsx';
import { HintPanel } from '../../table/lazy-sheets.ts';
import type { TableProps } from '../front.ts';
import { LogSheet } from './log/table-log.tsx';
import { tellMove } from './log/tell-move.ts';
import { isStory } from './motion/stays.ts';
import { type Playing, usePlaying } from './motion/use-playing.ts';
import { ownKeys } from './own-keys.ts';
import { Pieces } from './pieces.tsx';
import type { Target } from './play/selection.ts';
import { touching } from './play/touching.ts';
import { TableProvider } from './table-context.ts';
import { type Picture, usePicture } from './use-picture.ts';

const PARTS: TableParts<Playing, Target, Action, Picture> = {
  usePlaying,
  touching,
  tellMove,
  isStory,
  usePicture,
  hides: 'Cards',
  className: ({ seats }: View) => `gr-table of-${seats}`,
  ownKeys: (event, { table }, { selection, playing: { isPlaying, stage } }) =>
    ownKeys(event, selection, { isTold: isPlaying && table.busting >= 0, skip: stage.skip }),
  keys: [],
  Provider: ({ picture, children }) => <TableProvider value={picture.table}>{children}</TableProvider>,
  Coach: lazy(() => import('./guide/coach.tsx')),
  Note: lazy(() => import('./guide/note.tsx')),
  Pieces,
  LogSheet,
  Hints: HintPanel,
  loadRecap: async () => (await import('./recap/recap.ts')).recap,
};

export { touchesFor } from './play/touches-for.ts';

/** The Gunrunners table. */
export default function GunrunnersTable(props: TableProps) {
  return <TableFrame {...props} parts={PARTS} />;
}
