import type { GameFront } from '@stakeout/web/kit';
import { lazy } from 'react';
import { facts } from './facts.ts';
import { library } from './library.ts';

export const front: GameFront = {
  facts,
  poster: { url: '/mark.svg', focus: '50% 50%' },
  load: async () => {
    const { stash } = await import('./game.ts');
    await stash.ready();
    return stash;
  },
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  startReviewer: () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  loadCreate: async () => (await import('./create.ts')).create,
  library,
  loadBook: async () => (await import('./book.ts')).book,
  loadReplay: async () => (await import('./replay.ts')).replay,
  loadReview: async () => (await import('./review.ts')).review,
  Table: lazy(() => import('./stash-table.tsx')),
  End: lazy(() => import('./end.tsx')),
  Open: lazy(() => import('./open-loot.tsx')),
};
