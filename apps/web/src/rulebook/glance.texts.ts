import type { Language } from '@stakeout/kernel';
import type { IconName } from '../icons/names.ts';

/** One step of a turn in a few words. */
export interface GlanceStep {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}

export interface Glance {
  readonly title: string;
  readonly aim: string;
  readonly steps: readonly GlanceStep[];
}

/** Each game in half a minute: its aim, and what a turn is made of. */
export const GLANCES: Readonly<Record<string, Readonly<Record<Language, Glance>>>> = {
  gunrunners: {
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
  },
  'escape-plan': {
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
  },
};
