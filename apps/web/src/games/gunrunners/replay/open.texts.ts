import { sentences } from '../../../text/sentences.ts';

export const openTexts = sentences({
  en: {
    hands: 'Hands',
  },
  pt: {
    hands: 'Mãos',
  },
});
