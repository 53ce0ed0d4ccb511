import type { Library } from '../../text/spoken.ts';

/** Where everything lies that Gunrunners says. */
export const library: Library = {
  words: {
    en: () => import('@stakeout/gunrunners/texts/en'),
    pt: () => import('@stakeout/gunrunners/texts/pt'),
  },
  clauses: {
    en: () => import('@stakeout/gunrunners/texts/book.en'),
    pt: () => import('@stakeout/gunrunners/texts/book.pt'),
  },
  reasons: () => import('@stakeout/bots/gunrunners/reasons'),
};
