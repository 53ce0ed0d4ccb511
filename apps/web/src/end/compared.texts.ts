import { sentences } from '../text/sentences.ts';

export const comparedTexts = sentences({
  en: {
    title: 'Side by side',
    again: 'The same deal as an earlier match.',
    true: 'Played on from move {moves} of an earlier match, with its cards.',
    known: 'Played on from move {moves} of an earlier match, with what this seat knew; the rest was drawn afresh.',
    watch: 'Watch that match',
    seat: 'Seat',
    before: 'Before',
    now: 'Now',
    result: '{place}, {score}',
    you: '{name} (you)',
    player: 'Player {number}',
  },
  pt: {
    title: 'Lado a lado',
    again: 'A mesma distribuição de uma partida anterior.',
    true: 'Continuada a partir da jogada {moves} de uma partida anterior, com as cartas dela.',
    known:
      'Continuada a partir da jogada {moves} de uma partida anterior, com o que este lugar sabia; o resto foi sorteado de novo.',
    watch: 'Ver essa partida',
    seat: 'Lugar',
    before: 'Antes',
    now: 'Agora',
    result: '{place}, {score}',
    you: '{name} (você)',
    player: 'Jogador {number}',
  },
});
