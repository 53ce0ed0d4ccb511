import type { Language } from '@stakeout/kernel';
import type { Glance } from '../../../rulebook/book.ts';

/** The game in half a minute: its aim, and what a turn is made of. */
export const glance: Readonly<Record<Language, Glance>> = {
  en: {
    title: 'A move at a glance',
    aim: 'Collect your money for three days, then leave by the one open exit. Whoever stays behind scores nothing.',
    steps: [
      {
        icon: 'treasure-map',
        title: 'Travel',
        text: 'Go from one location to another with up to 3 movement points.',
        clause: 'E11.1',
      },
      {
        icon: 'police-car',
        title: 'Avoid',
        text: 'Every cop on the tiles you left must be avoided, or wounds you.',
        clause: 'E12.2',
      },
      {
        icon: 'cash',
        title: 'Visit',
        text: 'Carry out the steps of the location where you stopped.',
        clause: 'E14.2',
      },
      {
        icon: 'helicopter',
        title: 'Escape',
        text: 'On day 3, from the open exit. The earlier you go, the less you pay.',
        clause: 'E21.1',
      },
    ],
  },
  pt: {
    title: 'Um movimento num relance',
    aim: 'Junte seu dinheiro durante três dias e fuja pela única saída aberta. Quem fica para trás não pontua.',
    steps: [
      {
        icon: 'treasure-map',
        title: 'Deslocar-se',
        text: 'Vá de um local a outro com até 3 pontos de movimento.',
        clause: 'E11.1',
      },
      {
        icon: 'police-car',
        title: 'Evitar',
        text: 'Todo policial das peças que você deixou precisa ser evitado, ou fere você.',
        clause: 'E12.2',
      },
      {
        icon: 'cash',
        title: 'Visitar',
        text: 'Faça os passos do local onde parou.',
        clause: 'E14.2',
      },
      {
        icon: 'helicopter',
        title: 'Fugir',
        text: 'No dia 3, pela saída aberta. Quanto antes, menos se paga.',
        clause: 'E21.1',
      },
    ],
  },
};
