import { sentences } from '../text/sentences.ts';

export const matchFileTexts = sentences({
  en: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    tooLarge: 'This file is far larger than any match.',
  },
  pt: {
    choose: 'Escolher arquivo',
    drop: 'ou solte-o aqui',
    tooLarge: 'Este arquivo é muito maior que qualquer partida.',
  },
});
