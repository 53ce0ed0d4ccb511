import type { View } from '@stakeout/gunrunners';
import type { GameFacts } from '../facts.ts';

export const facts: GameFacts = {
  id: 'gunrunners',
  title: 'Gunrunners',
  players: { least: 2, most: 4 },
  minutes: 25,
  bots: [1, 2, 3],
  rulesVersion: '2',
  boardRows: 4,
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
  gist: (spectators) => {
    const { turn, busts } = spectators as View;
    return { turn, busts };
  },
  progress: ({ turn, busts }, seats) => {
    if (turn === undefined || busts === undefined) return null;
    const round = Math.floor(turn / Math.max(1, seats)) + 1;
    return { en: `Round ${round}, ${busts} of 7 busts`, pt: `Rodada ${round}, ${busts} de 7 Batidas` };
  },
  result: ({ scores }) => {
    const [most = 0, next = 0] = [...scores].sort((one, other) => other - one);
    return { most: String(most), next: String(next) };
  },
  score: ({ scores }, seat) => {
    const crates = scores[seat] ?? 0;
    return crates === 1 ? { en: '1 crate', pt: '1 caixote' } : { en: `${crates} crates`, pt: `${crates} caixotes` };
  },
  // Readers of Portuguese know the Portuguese edition, whose turn has another order.
  usualConfig: (language) => ({ edition: language }),
};
