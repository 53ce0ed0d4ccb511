import { sentences } from '../text/sentences.ts';

export const originLineTexts = sentences({
  en: {
    sameDeal: 'Same deal',
    playedOn: 'Played on',
    again: 'The same deal again',
    true: 'Played on from move {moves}',
    known: 'Played on from move {moves}, as the seat knew it',
  },
  pt: {
    sameDeal: 'De novo',
    playedOn: 'Continuada',
    again: 'A mesma distribuição, de novo',
    true: 'Continuada a partir da jogada {moves}',
    known: 'Continuada a partir da jogada {moves}, como o lugar a conhecia',
  },
});
