import { EDITIONS, MEMORIES } from '@stakeout/gunrunners';
import { among } from '../../../create/among.ts';
import type { GameCreate } from '../../../create/game-create.ts';
import { inWords } from '../../../text/say.ts';
import { rulesTexts } from './create.texts.ts';
import type { Options } from './options.ts';
import { Rules } from './rules.tsx';
import { told } from './told.ts';

export const create: GameCreate<Options> = {
  Rules,
  usual: (language) => ({ edition: language, memory: 'strict', start: null }),
  mended: (stored, usual) => ({
    edition: among(stored['edition'], EDITIONS, usual.edition),
    memory: among(stored['memory'], MEMORIES, usual.memory),
    start: among(stored['start'], [0, 1, 2, 3, null], usual.start),
  }),
  box: { name: 'deck', load: async () => (await import('../box/box.ts')).box },
  config: ({ edition, memory, start }, count, deck) => ({
    edition,
    memory,
    ...(start === null || start >= count ? {} : { start }),
    ...(deck === undefined ? {} : { deck }),
  }),
  told,
  placeOf: ({ field }) => {
    const [, root = '', card] = /^(edition|memory|start|deck)(?:\[(\d+)\])?/.exec(field ?? '') ?? [];
    if (root === '') return null;
    return {
      field: root === 'deck' ? 'box' : root,
      where: card === undefined ? null : inWords(rulesTexts, 'ownPlace', { number: Number(card) + 1 }),
    };
  },
};
