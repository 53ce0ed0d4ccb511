import { type AnyGame, say as complete, type Refusal } from '@stakeout/kernel';
import type { Wording } from '../text/say.ts';
import type { GameCreate } from './game-create.ts';

/** Something about the table that cannot be, and the field it is to be mended in. */
export interface Fault {
  readonly field: FieldName;
  readonly text: Wording;
  readonly clause: string | null;
}

/** A field of the form: a seat by its number, one of the clock, one of the game's own; or the form as a whole. */
export type FieldName = string;

/** A game's refusal of the configuration, at the field of the form that holds it. */
export function faultOf(refusal: Refusal, texts: AnyGame['texts'], create: GameCreate): Fault {
  const sentence: Wording = (language) => complete(texts[language], { id: refusal.reason, params: refusal.params });
  const { field, where } = create.placeOf(refusal) ?? { field: 'form', where: null };
  const text: Wording = where === null ? sentence : (language) => `${where[language]} ${sentence(language)}`;
  return { field, text, clause: refusal.clause };
}
