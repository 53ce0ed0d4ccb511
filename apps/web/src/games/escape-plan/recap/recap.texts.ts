import { sentences } from '../../../text/sentences.ts';

/** What the others did to the reader. */
export const RECAP_TEXTS = sentences({
  en: {
    moved: '{seat} moved the {cop} ',
    closedIn: 'The {cop} closed in ',
    here: 'onto your tile.',
    beside: 'next to you.',
    away: 'away from your tile.',
    closed: ' You have not been there: now it takes a key.',
  },
  pt: {
    moved: '{seat} moveu o {cop} ',
    closedIn: 'O {cop} se aproximou ',
    here: 'para a sua peça.',
    beside: 'para o seu lado.',
    away: 'para longe da sua peça.',
    closed: ' Você ainda não esteve lá: agora é preciso uma chave.',
  },
});
