import { sentences } from '../text/sentences.ts';

/** Who sits there, and whether they do. */
export const PLATE_TEXTS = sentences({
  en: {
    players: 'Players',
    away: 'Away',
    absent: 'Not here',
    resigned: 'Resigned',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
  },
  pt: {
    players: 'Jogadores',
    away: 'Ausente',
    absent: 'Fora',
    resigned: 'Desistiu',
    easy: 'fácil',
    medium: 'médio',
    hard: 'difícil',
  },
});
