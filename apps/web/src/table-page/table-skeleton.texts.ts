import { sentences } from '../text/sentences.ts';

/** Apart from what is said of failures: it is needed before anything has failed, or come. */
export const skeletonTexts = sentences({
  en: { opening: 'Opening the table…' },
  pt: { opening: 'Abrindo a mesa…' },
});
