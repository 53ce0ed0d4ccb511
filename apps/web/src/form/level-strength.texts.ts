import { sentences } from '../text/sentences.ts';

/** How strong a level is beside another. */
export const levelStrengthTexts = sentences({
  en: {
    seldom: 'beats {other} in fewer than 1 of 10',
    some: 'beats {other} in {count} of 10',
    mostly: 'beats {other} in more than 9 of 10',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    master: 'master',
  },
  pt: {
    seldom: 'ganha do {other} em menos de 1 de 10',
    some: 'ganha do {other} em {count} de 10',
    mostly: 'ganha do {other} em mais de 9 de 10',
    easy: 'fácil',
    medium: 'médio',
    hard: 'difícil',
    master: 'mestre',
  },
});
