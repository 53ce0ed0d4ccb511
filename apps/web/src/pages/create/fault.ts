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
export type FieldName = `seat-${number}` | 'edition' | 'memory' | 'start' | 'perMove' | 'bank' | 'deck' | 'form';

/** A game's refusal of the configuration, at the field of the form that holds it. */
export function faultOf(refusal: Refusal, texts: GameTexts): Fault {
  const [, root = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(refusal.field ?? '') ?? [];
  const sentence: Wording = (language) => complete(texts[language], { id: refusal.reason, params: refusal.params });
  const text: Wording =
    index === undefined
      ? sentence
      : (language) =>
          `${wording(createTexts, 'deckCard', { number: Number(index) + 1 })(language)} ${sentence(language)}`;
  return { field: fieldOf(root), text, clause: refusal.clause };
}

function fieldOf(root: string): FieldName {
  if (root === 'deck' || root === 'start' || root === 'edition' || root === 'memory') return root;
  return 'form';
}
