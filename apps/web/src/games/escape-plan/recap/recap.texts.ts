import { sentences } from '../../../text/sentences.ts';

/** What the others did to the reader. */
export const RECAP_TEXTS = sentences({
  en: {
    moved: '{seat} moved {the:cop} ',
    came: '{The:cop} came ',
    left: '{The:cop} left your tile.',
    here: 'onto your tile.',
    beside: 'next to you.',
    away: 'away from your tile.',
    closed: ' You have not been there: now it takes a key.',
  },
  pt: {
    moved: '{seat} levou {o:cop} ',
    came: '{O:cop} veio ',
    left: '{O:cop} saiu da sua peça.',
    here: 'para a sua peça.',
    beside: 'para o seu lado.',
    away: 'para longe da sua peça.',
    closed: ' Você ainda não esteve lá: agora é preciso uma chave.',
  },
});
