import { sentences } from '../text/sentences.ts';

export const playOnTexts = sentences({
  en: { playOn: 'Play on from here' },
  pt: { playOn: 'Jogar daqui' },
});
