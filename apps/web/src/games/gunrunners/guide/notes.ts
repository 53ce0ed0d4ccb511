import { countExposed, EXPOSED_FOR_BUST, isExposed, LAST_SPACE, ownerOf, type View } from '@stakeout/gunrunners';
import type { Note } from '../../../guide/notes.ts';

export type NoteId = 'bust' | 'operative' | 'undercover' | 'warehouse' | 'last';

/** What a first game of Gunrunners brings sooner or later. */
export const NOTES: readonly Note<NoteId, View>[] = [
  {
    id: 'operative',
    lesson: 'director',
    anchors: ['.gr-prompt'],
    isMet: ({ phase }) => phase === 'operation',
  },
  {
    id: 'bust',
    lesson: 'bust',
    anchors: ['.gr-row.is-hot', '.gr-busts'],
    isMet: ({ phase, fields }) =>
      phase === 'deploy' && fields.some((field) => countExposed(field) === EXPOSED_FOR_BUST - 1),
  },
  {
    id: 'undercover',
    lesson: 'undercover',
    anchors: ['.gr-board-area'],
    anchorsIn: (view) => rivalsUndercover(view).map(([location, index]) => `[data-place="field-${location}-${index}"]`),
    isMet: (view) => view.phase === 'deploy' && rivalsUndercover(view).length > 0,
  },
  {
    id: 'warehouse',
    lesson: 'delivery',
    anchors: ['.gr-delivery'],
    isMet: ({ warehouse }) => warehouse > 2,
  },
  {
    id: 'last',
    lesson: 'seventh',
    anchors: ['.gr-busts'],
    isMet: ({ marker, phase }) => marker === LAST_SPACE - 1 && phase === 'deploy',
  },
];

/** Where the undercover agents of others lie: location, and place in its row. */
function rivalsUndercover({ fields, viewer }: View): readonly (readonly [location: number, index: number])[] {
  return fields.flatMap((field, location) =>
    field.flatMap((card, index) => (isExposed(card) || ownerOf(card) === viewer ? [] : [[location, index] as const])),
  );
}
