import type { GameFacts } from '../facts.ts';

/** Whom one meets at the table besides the bots (E4.3). */
const COMPANY = [
  {
    en: 'Alone against Lieutenant Costa, with Inspector Sandra in the city.',
    pt: 'Só contra o Tenente Costa, com a Inspetora Sandra na cidade.',
  },
  {
    en: 'With two players Inspector Sandra is in the city too.',
    pt: 'Com dois jogadores a Inspetora Sandra também está na cidade.',
  },
];
const NOBODY_ELSE = { en: 'Every robber for themselves.', pt: 'Cada assaltante por si.' };

export const facts: GameFacts = {
  id: 'escape-plan',
  title: 'Escape Plan',
  players: { least: 1, most: 5 },
  minutes: 90,
  bots: [0, 1, 2, 3, 4],
  rulesVersion: '3',
  showsClocks: false,
  words: {
    en: {
      pitch: 'The heist is done. Three days to collect the money and find the one exit left open.',
      mood: 'Routes and nerve',
    },
    pt: {
      pitch: 'O golpe está dado. Três dias para juntar o dinheiro e achar a única saída ainda aberta.',
      mood: 'Rotas e sangue-frio',
    },
  },
  company: (bots) => COMPANY[bots] ?? NOBODY_ELSE,
  usualConfig: () => ({}),
};
