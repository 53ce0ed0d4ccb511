import type { GameFront } from '@stakeout/web/kit';
import { lazy } from 'react';
import { facts } from './facts.ts';

export const front: GameFront = {
  facts,
  poster: { url: '/mark.svg', focus: '50% 50%' },
  load: async () => (await import('@stakeout/stash')).stash,
  loadCreate: async () => (await import('./create.ts')).create,
  loadBook: async () => (await import('./book.ts')).book,
  loadReplay: async () => (await import('./replay.ts')).replay,
  Table: lazy(() => import('./stash-table.tsx')),
  End: lazy(() => import('./end.tsx')),
  Open: lazy(() => import('./open-loot.tsx')),
};
