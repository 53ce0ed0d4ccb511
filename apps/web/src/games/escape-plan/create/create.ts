import { among } from '../../../create/among.ts';
import type { GameCreate } from '../../../create/game-create.ts';
import { inWords } from '../../../text/say.ts';
import { rulesTexts } from './create.texts.ts';
import type { Options } from './options.ts';
import { Rules } from './rules.tsx';
import { told } from './told.ts';

export const create: GameCreate<Options> = {
  Rules,
  usual: () => ({ costaAvoidable: false, costaStacks: 'both' }),
  mended: (stored, usual) => ({
    costaAvoidable: stored['costaAvoidable'] === true,
    costaStacks: among(stored['costaStacks'], ['both', 'best'], usual.costaStacks),
  }),
  box: { name: 'table', load: async () => (await import('../box/box.ts')).box },
  // Costa plays only against somebody who is alone.
  config: ({ costaAvoidable, costaStacks }, count, table) => ({
    ...(count === 1 && costaAvoidable ? { costaAvoidable } : {}),
    ...(count === 1 && costaStacks === 'best' ? { costaStacks } : {}),
    ...(table === undefined ? {} : { table }),
  }),
  told,
  // What is wrong with a box is told by its rows alone.
  placeOf: ({ reason, field }) => {
    if (!reason.startsWith('table.')) return null;
    const row = (field ?? '').replace(/^table\.?/, '');
    return { field: 'box', where: row === '' ? null : inWords(rulesTexts, 'ownPlace', { row }) };
  },
};
