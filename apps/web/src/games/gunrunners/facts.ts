import type { GameFacts } from '../facts.ts';

export const facts: GameFacts = {
  id: 'gunrunners',
  title: 'Gunrunners',
  players: { least: 2, most: 4 },
  minutes: 25,
  bots: [1, 2, 3],
  rulesVersion: '2',
  showsClocks: true,
  words: {
    en: {
      pitch: 'Four agencies, one smuggling ring. Place agents, time the bust, take the crates.',
      mood: 'Bluff and timing',
    },
    pt: {
      pitch:
        'Quatro agências, uma rede de contrabando. Posicione agentes, acerte a hora da Batida, fique com os caixotes.',
      mood: 'Blefe e tempo certo',
    },
  },
  company: () => ({ en: 'Every agency for itself.', pt: 'Cada agência por si.' }),
  // Readers of Portuguese know the Brazilian edition, whose turn has another order.
  usualConfig: (language) => ({ edition: language }),
};
