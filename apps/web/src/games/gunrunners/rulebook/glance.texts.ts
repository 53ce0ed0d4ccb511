import type { Language } from '@stakeout/kernel';
import type { Glance } from '../../../rulebook/book.ts';

/** The game in half a minute: its aim, and what a turn is made of. */
export const glance: Readonly<Record<Language, Glance>> = {
  en: {
    title: 'The turn at a glance',
    aim: 'Take the most crates. They are shared out when a location is busted, so be strong there at that moment.',
    steps: [
      {
        icon: 'cargo-crate',
        title: 'Deliver',
        text: 'Roll the die: crates go to the location of that number, or to the warehouse.',
        clause: 'G5.2',
      },
      {
        icon: 'police-officer-head',
        title: 'Deploy',
        text: 'Flip another player’s probationary agent and put your card in its place, or send a card undercover.',
        clause: 'G6.1',
      },
      {
        icon: 'spy',
        title: 'Operation',
        text: 'If you flipped a special operative, its owner may use its power.',
        clause: 'G7.1',
      },
      {
        icon: 'police-target',
        title: 'Bust',
        text: 'Four exposed agents at a location: highest sum takes half the crates, the next half of the rest.',
        clause: 'G8.1',
      },
    ],
  },
  pt: {
    title: 'O turno num relance',
    aim: 'Fique com mais caixotes. Eles são repartidos quando há Batida em uma Região: esteja forte ali nessa hora.',
    steps: [
      {
        icon: 'cargo-crate',
        title: 'Entrega',
        text: 'Role o dado: os caixotes vão para a Região desse número, ou para o Armazém.',
        clause: 'G5.2',
      },
      {
        icon: 'police-officer-head',
        title: 'Envio',
        text: 'Vire o Agente em Treinamento de outro jogador e ponha sua carta no lugar, ou envie um Agente Secreto.',
        clause: 'G6.1',
      },
      {
        icon: 'spy',
        title: 'Operação',
        text: 'Se você virou um Agente Especial, o dono dele pode usar o poder.',
        clause: 'G7.1',
      },
      {
        icon: 'police-target',
        title: 'Batida',
        text: 'Quatro agentes expostos em uma Região: a maior soma leva metade dos caixotes, a seguinte metade do resto.',
        clause: 'G8.1',
      },
    ],
  },
};
