import type { View } from '@stakeout/stash';
import type { GameFacts } from '@stakeout/web/kit';

export const facts: GameFacts = {
  id: 'stash',
  title: 'Stash',
  players: { least: 2, most: 3 },
  minutes: 5,
  bots: [1, 2],
  rulesVersion: '1',
  boardRows: 1,
  showsClocks: false,
  words: {
    en: { pitch: 'One street, everybody’s loot in it. Hide yours, find theirs.', mood: 'Hide and seek' },
    pt: { pitch: 'Uma rua, com a muamba de todos. Esconda a sua, ache a deles.', mood: 'Esconde-esconde' },
  },
  company: () => ({ en: 'Every crook for himself.', pt: 'Cada bandido por si.' }),
  gist: (spectators) => {
    const { night, nights } = spectators as View;
    return { night: Math.min(night, nights), nights };
  },
  progress: ({ night, nights }) =>
    night === undefined || nights === undefined
      ? null
      : { en: `Night ${night} of ${nights}`, pt: `Noite ${night} de ${nights}` },
  result: ({ scores }) => {
    const [most = 0, next = 0] = [...scores].sort((one, other) => other - one);
    return { most: String(most), next: String(next) };
  },
  score: ({ scores }, seat) => ({ en: String(scores[seat] ?? 0), pt: String(scores[seat] ?? 0) }),
  usualConfig: () => ({}),
};
