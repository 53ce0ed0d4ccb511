import type { Summary } from '../../../guide/turn-summary.tsx';

const en: Summary = {
  title: 'A turn of Gunrunners',
  aim: 'Take the most crates. Be strong at a location when it is busted.',
  steps: [
    {
      icon: 'cargo-crate',
      title: '1 Deliver',
      lines: [
        'Roll the die.',
        'That location gets a crate and all of the warehouse; too high a number feeds the warehouse.',
      ],
      clause: 'G5.2',
    },
    {
      icon: 'police-officer-head',
      title: '2 Deploy, A',
      lines: [
        'Flip another player’s probationary agent: it joins the far end of the field.',
        'Your card takes its place, face down.',
      ],
      clause: 'G6.1',
    },
    {
      icon: 'domino-mask',
      title: '2 Deploy, B',
      lines: [
        'Or send a card undercover: face down to the end of a field.',
        'One of yours in all; two with your Manager.',
      ],
      clause: 'G6.4',
    },
    {
      icon: 'spy',
      title: '3 Operation',
      lines: ['If an operative was flipped, its owner may use its power.'],
      clause: 'G7.1',
    },
    {
      icon: 'police-target',
      title: '4 Bust',
      lines: [
        'Four exposed agents at a location.',
        'Highest sum takes half, rounded up; the next half of the rest; and so on.',
      ],
      clause: 'G8.1',
    },
    {
      icon: 'wooden-crate',
      title: 'After a bust',
      lines: [
        'Cards go away, two crates come to that location, one to every other.',
        'After the last bust of the track the game ends.',
      ],
      clause: 'G8.7',
    },
  ],
};

const pt: Summary = {
  title: 'Um turno de Gunrunners',
  aim: 'Fique com mais caixotes. Esteja forte em uma Região quando houver Batida nela.',
  steps: [
    {
      icon: 'cargo-crate',
      title: '1 Entrega',
      lines: [
        'Role o dado.',
        'Essa Região recebe um caixote e tudo do Armazém; número alto demais abastece o Armazém.',
      ],
      clause: 'G5.2',
    },
    {
      icon: 'police-officer-head',
      title: '2 Envio, A',
      lines: [
        'Vire o Agente em Treinamento de outro jogador: ele vai para o fim do campo.',
        'Sua carta ocupa o lugar, virada para baixo.',
      ],
      clause: 'G6.1',
    },
    {
      icon: 'domino-mask',
      title: '2 Envio, B',
      lines: [
        'Ou envie um Agente Secreto: virado para baixo, no fim de um campo.',
        'Um seu ao todo; dois com o seu Intendente.',
      ],
      clause: 'G6.4',
    },
    {
      icon: 'spy',
      title: '3 Operação',
      lines: ['Se um Agente Especial foi virado, o dono pode usar o poder.'],
      clause: 'G7.1',
    },
    {
      icon: 'police-target',
      title: '4 Batida',
      lines: [
        'Quatro agentes expostos em uma Região.',
        'A maior soma leva metade, arredondada para cima; a seguinte, metade do resto; e assim por diante.',
      ],
      clause: 'G8.1',
    },
    {
      icon: 'wooden-crate',
      title: 'Depois da Batida',
      lines: [
        'As cartas saem, chegam dois caixotes a essa Região e um a cada outra.',
        'Depois da última Batida da trilha a partida termina.',
      ],
      clause: 'G8.7',
    },
  ],
};

/** A turn on one screen. */
export const summary = { en, pt };
