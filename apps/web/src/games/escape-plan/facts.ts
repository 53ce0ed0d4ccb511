import type { View } from '@stakeout/escape-plan';
import type { GameFacts } from '../facts.ts';

/** The parts of a day (E4.1). */
const PARTS = {
  en: ['morning', 'afternoon', 'dusk', 'night', 'dawn'],
  pt: ['manhã', 'tarde', 'anoitecer', 'noite', 'amanhecer'],
};

/** Whom one meets at the table besides the bots (E4.3). */
const COMPANY = [
  {
    en: 'Alone against Lieutenant Costa, with Inspector Sandra in the city.',
    pt: 'Você contra o Tenente Costa, com a Inspetora Sandra na cidade.',
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
  boardRows: 1,
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
  gist: (spectators) => {
    const { day, part } = (spectators as View).table;
    return { day, part };
  },
  progress: ({ day, part = -1 }) => {
    if (day === undefined) return null;
    const [en, pt] = [PARTS.en[part], PARTS.pt[part]];
    return {
      en: en === undefined ? `Day ${day}` : `Day ${day} of 3, ${en}`,
      pt: pt === undefined ? `Dia ${day}` : `Dia ${day} de 3, ${pt}`,
    };
  },
  // Only those who got away have money, and it is not measured against anybody's; alone one may lose to Costa.
  result: ({ ending, scores, winners: [winner] }) => {
    if (winner !== undefined) return { most: `$${scores[winner] ?? 0}k`, next: null };
    return {
      nobody:
        ending === 'lost-to-costa'
          ? { en: 'Lieutenant Costa won', pt: 'o Tenente Costa venceu' }
          : { en: 'nobody escaped', pt: 'ninguém fugiu' },
    };
  },
  score: ({ scores, sheet }, seat) => {
    if (sheet?.[seat]?.['arrested'] === 1) return { en: 'nothing, arrested', pt: 'nada, na prisão' };
    const money = `$${scores[seat] ?? 0}k`;
    return { en: money, pt: money };
  },
  usualConfig: () => ({}),
};
