import { nodeTerm, type PublicTable } from '@stakeout/escape-plan';
import { say as complete, type Language, type Message, type Words as Spoken, textsAt } from '@stakeout/kernel';
import type { NameOf } from '../../table/seat-name.tsx';
import { escapePlan } from './game.ts';

/** The names of everything at the table, in the reader's language, with people's names for the robbers. */
export interface Words {
  /** A message of the game: an action's name, a refusal, a line of the log. */
  readonly say: (message: Message) => string;
  /** A term of the game by its kind: 'tile', 'place', 'contactName', 'asset', 'cop', 'money', 'part' and so on. */
  readonly term: (kind: string, value: number) => string;
  /** A player, Inspector Sandra or Lieutenant Costa. */
  readonly pawn: (pawn: number) => string;
  /** The same with the article, where one belongs to the name. */
  readonly thePawn: (pawn: number) => string;
  /** Where a pawn can be: a location by what stands there, or a terrain, with its tile. */
  readonly node: (node: number) => string;
}

export function wordsFor(language: Language, shown: PublicTable, nameOf: NameOf): Words {
  const printed = textsAt(escapePlan.texts[language], { viewer: null, table: shown, own: null });
  const texts: Spoken = { ...printed, terms: { ...printed.terms, seat: nameOf, pawn: nameOf } };
  const term = (kind: string, value: number) => texts.terms[kind]?.(value) ?? '';
  return {
    say: (message) => complete(texts, message),
    term,
    pawn: (pawn) => (pawn < shown.seats ? nameOf(pawn) : term(pawn === shown.seats ? 'sandra' : 'costa', pawn)),
    thePawn: (pawn) =>
      pawn < shown.seats ? nameOf(pawn) : term(pawn === shown.seats ? 'theSandra' : 'theCosta', pawn),
    node: (node) => {
      const [kind, value] = nodeTerm(shown, node);
      return term(kind, value);
    },
  };
}
