import type { Library } from '@stakeout/web/kit';

/** Where everything lies that Stash says; its bots have no words for what they think. */
export const library: Library = {
  words: {
    en: () => import('@stakeout/stash/texts/en'),
    pt: () => import('@stakeout/stash/texts/pt'),
  },
  clauses: {
    en: () => import('@stakeout/stash/texts/book.en'),
    pt: () => import('@stakeout/stash/texts/book.pt'),
  },
};
