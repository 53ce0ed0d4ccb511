import type { View } from '@stakeout/stash';
import { type GameReview, targetMarks } from '@stakeout/web/kit';
import { touching } from './touching.ts';

/** What reviews of Stash need: a turn is a night. */
export const review: GameReview = {
  playouts: 400,
  whenOf: (view, _turn, language) => `${language === 'en' ? 'Night' : 'Noite'} ${(view as View).night}`,
  tickOf: (view) => String((view as View).night),
  hot: { en: 'search', pt: 'busca' },
  draws: {},
  // Nobody has measured what its bots give away.
  levels: [],
  rivalOf: () => null,
  Marks: targetMarks(touching),
};
