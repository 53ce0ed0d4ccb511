import { sentences } from '../text/sentences.ts';

/** Who sits there, and whether they do. */
export const PLATE_TEXTS = sentences({
  en: {
    players: 'Players',
    away: 'Away',
    absent: 'Not here',
    resigned: 'Resigned',
    awayText: 'a bot plays until they return',
    awayYouText: 'a bot plays for you',
    absentText: 'the table waits for them',
    absentClockText: 'their clock runs on',
    resignedText: 'a bot plays to the end',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    master: 'master',
  },
  pt: {
    players: 'Jogadores',
    away: 'Ausente',
    absent: 'Fora',
    resigned: 'Desistiu',
    awayText: 'um bot joga até a volta',
    awayYouText: 'um bot joga por você',
    absentText: 'a mesa espera',
    absentClockText: 'o relógio está correndo',
    resignedText: 'um bot joga até o fim',
    easy: 'fácil',
    medium: 'médio',
    hard: 'difícil',
    master: 'mestre',
  },
});
