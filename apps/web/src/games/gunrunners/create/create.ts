import { among, text } from '../../../create/among.ts';
import type { GameCreate } from '../../../create/game-create.ts';
import { inWords } from '../../../text/say.ts';
import { rulesTexts } from './create.texts.ts';
import type { Options } from './options.ts';
import { Rules } from './rules.tsx';
import { told } from './told.ts';

export const create: GameCreate<Options> = {
  Rules,
  usual: (language) => ({ edition: language, memory: 'strict', start: null, hasDeck: false, deck: '' }),
  mended: (stored, usual) => ({
    edition: among(stored['edition'], ['en', 'pt'], usual.edition),
    memory: among(stored['memory'], ['strict', 'open'], usual.memory),
    start: among(stored['start'], [0, 1, 2, 3, null], usual.start),
    hasDeck: stored['hasDeck'] === true,
    deck: text(stored['deck'], usual.deck),
  }),
  own: ({ hasDeck, deck }) => (hasDeck ? { name: 'deck', text: deck } : null),
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
      field: root,
      where: card === undefined ? null : inWords(rulesTexts, 'ownPlace', { number: Number(card) + 1 }),
    };
  },
};
