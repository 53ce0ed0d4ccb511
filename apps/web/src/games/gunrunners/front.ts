import { lazy } from 'react';
import type { GameCreate } from '../../create/game-create.ts';
import type { GameFront } from '../front.ts';
import { facts } from './facts.ts';
import { library } from './library.ts';
import poster from './poster.svg';

const loadTable = () => import('./gunrunners-table.tsx');

export const front: GameFront = {
  facts,
  poster: { url: poster, focus: '50% 60%' },
  load: async () => {
    const { gunrunners } = await import('./game.ts');
    await gunrunners.ready();
    return gunrunners;
  },
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  startReviewer: () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  loadCreate: async () => (await import('./create/create.ts')).create as GameCreate,
  library,
  loadBook: async () => (await import('./rulebook/book.ts')).book,
  loadSummary: async () => (await import('./guide/summary.texts.ts')).summary,
  loadReplay: async () => (await import('./replay/replay.ts')).replay,
  loadLessons: async () => (await import('./lessons/lessons.ts')).lessons,
  loadReview: async () => (await import('./review/review.ts')).review,
  loadPuzzles: async () => (await import('./puzzles/puzzles.ts')).puzzles,
  Table: lazy(loadTable),
  loadTable,
  End: lazy(() => import('./end/end-screen.tsx')),
  Open: lazy(() => import('./replay/open-hands.tsx')),
};
