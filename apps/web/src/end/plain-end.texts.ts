import { sentences } from '../text/sentences.ts';

export const plainEndTexts = sentences({
  en: { closed: 'Case closed', winner: 'Winner', sharedWin: 'Shared win', ranking: 'Ranking', place: 'Place {place}' },
  pt: {
    closed: 'Caso encerrado',
    winner: 'Vitória',
    sharedWin: 'Vitória dividida',
    ranking: 'Classificação',
    place: '{place}º lugar',
  },
});
