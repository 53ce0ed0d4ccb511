import type { Language } from '@stakeout/kernel';
import { type Piece, piecesOf, textOf } from '../../../table/phrase.ts';
import type { NameOf } from '../../../table/seat-name.tsx';
import type { Words } from '../words.ts';
import { PROMPT_TEXTS, type PromptTextId } from './prompts.texts.ts';

/** Cops in a sentence: shown as badges, said by their names. Type 3 is Sandra. */
interface CopsPiece {
  readonly cops: readonly number[];
  readonly said: string;
}

export type PromptPiece = Piece | CopsPiece;
export type PromptPhrase = readonly PromptPiece[];
export type PromptParams = Readonly<Record<string, PromptPiece | number>>;

export function sentence(language: Language, id: PromptTextId, params: PromptParams = {}): PromptPhrase {
  return piecesOf<PromptPiece>(PROMPT_TEXTS[language][id], params);
}

export function copsPiece(cops: readonly number[], words: Words): CopsPiece {
  return { cops, said: cops.map((cop) => words.term('cop', cop)).join(', ') };
}

/** The sentence for those who listen. */
export function spokenText(phrase: PromptPhrase, nameOf: NameOf): string {
  return textOf(
    phrase.map((piece) => (typeof piece === 'object' && 'cops' in piece ? piece.said : piece)),
    nameOf,
  );
}
