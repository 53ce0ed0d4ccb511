import type { Library } from '../../text/spoken.ts';

/** Where everything lies that Escape Plan says. */
export const library: Library = {
  words: {
    en: () => import('@stakeout/escape-plan/texts/en'),
    pt: () => import('@stakeout/escape-plan/texts/pt'),
  },
  clauses: {
    en: () => import('@stakeout/escape-plan/texts/book.en'),
    pt: () => import('@stakeout/escape-plan/texts/book.pt'),
  },
  reasons: () => import('@stakeout/bots/escape-plan/reasons'),
};
