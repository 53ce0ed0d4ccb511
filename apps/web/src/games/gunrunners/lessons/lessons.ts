import { LIST } from '@stakeout/gunrunners/lessons/list';
import type { GameLessons } from '../../front.ts';

export const lessons: GameLessons = {
  list: LIST,
  words: {
    en: () => import('@stakeout/gunrunners/lessons/en'),
    pt: () => import('@stakeout/gunrunners/lessons/pt'),
  },
  load: async () => (await import('./parts.ts')).loadParts(),
};
