import type { GameBook } from '@stakeout/web/kit';

/** What the rulebook has besides the clauses; a turn on one screen is made of the same. */
export const book: GameBook = {
  glance: {
    en: {
      title: 'A turn of Stash',
      aim: 'Earn the most: sell your loot, find that of the others, and keep it out of sight.',
      steps: [
        { icon: 'hand-truck', title: 'Carry', text: 'Take your loot next door; nobody sees where to.', clause: 'S2.2' },
        { icon: 'cash', title: 'Sell', text: 'Earn 1, and show where your loot lies.', clause: 'S2.3' },
        { icon: 'spyglass', title: 'Search', text: 'Earn 2 for all loot that you find in a house.', clause: 'S2.4' },
        {
          icon: 'police-car',
          title: 'Patrol',
          text: 'After every night: what it finds costs its owner 1.',
          clause: 'S3.1',
        },
      ],
    },
    pt: {
      title: 'Um turno de Stash',
      aim: 'Ganhe mais: venda sua muamba, ache a dos outros e mantenha a sua fora de vista.',
      steps: [
        {
          icon: 'hand-truck',
          title: 'Carregar',
          text: 'Leve a muamba à casa vizinha; ninguém vê para onde.',
          clause: 'S2.2',
        },
        { icon: 'cash', title: 'Vender', text: 'Ganhe 1 e mostre onde está sua muamba.', clause: 'S2.3' },
        { icon: 'spyglass', title: 'Revistar', text: 'Ganhe 2 por toda muamba que achar em uma casa.', clause: 'S2.4' },
        {
          icon: 'police-car',
          title: 'Patrulha',
          text: 'Depois de cada noite: o que ela acha custa 1 ao dono.',
          clause: 'S3.1',
        },
      ],
    },
  },
  titles: {
    en: { S1: 'The street', S2: 'A turn', S3: 'The patrol', S4: 'The end' },
    pt: { S1: 'A rua', S2: 'O turno', S3: 'A patrulha', S4: 'O fim' },
  },
  diagrams: {},
};
