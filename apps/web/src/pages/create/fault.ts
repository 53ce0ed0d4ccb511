import { say as complete, type GameTexts, type Refusal } from '@stakeout/kernel';
import { type Wording, wording } from '../../shell/notices.tsx';
import { createTexts } from './create.texts.ts';

/** Something about the table that cannot be, and the field it is to be mended in. */
export interface Fault {
  readonly field: FieldName;
  readonly text: Wording;
  readonly clause: string | null;
}

/** The fields of the form, in the order of the page; seats by number. */
export type FieldName =
  | `seat-${number}`
  | 'edition'
  | 'memory'
  | 'start'
  | 'perMove'
  | 'bank'
  | 'deck'
  | 'table'
  | 'form';

/** A game's refusal of the configuration, at the field of the form that holds it. */
export function faultOf(refusal: Refusal, texts: GameTexts): Fault {
  const [, root = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(refusal.field ?? '') ?? [];
  // What is wrong with a box is told by its rows alone.
  const field = refusal.reason.startsWith('table.') ? 'table' : fieldOf(root);
  const sentence: Wording = (language) => complete(texts[language], { id: refusal.reason, params: refusal.params });
  const where = whereIn(field, refusal.field ?? '', index);
  const text: Wording = where === null ? sentence : (language) => `${where(language)} ${sentence(language)}`;
  return { field, text, clause: refusal.clause };
}

/** The card of a deck, or the row of a box's data, that is at fault. */
function whereIn(field: FieldName, path: string, index: string | undefined): Wording | null {
  if (field === 'table') {
    const row = path.replace(/^table\.?/, '');
    return row === '' ? null : wording(createTexts, 'boxRow', { row });
  }
  return index === undefined ? null : wording(createTexts, 'deckCard', { number: Number(index) + 1 });
}

function fieldOf(root: string): FieldName {
  if (root === 'deck' || root === 'start' || root === 'edition' || root === 'memory') return root;
  return 'form';
}
