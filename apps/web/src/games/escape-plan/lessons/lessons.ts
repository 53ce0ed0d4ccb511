import { LIST } from '@stakeout/escape-plan/lessons/list';
import type { GameLessons } from '../../front.ts';

export const lessons: GameLessons = {
  list: LIST,
  words: {
    en: () => import('@stakeout/escape-plan/lessons/en'),
    pt: () => import('@stakeout/escape-plan/lessons/pt'),
  },
  load: async () => (await import('./parts.ts')).loadParts(),
};
