import type { AnyGame, Language } from '@stakeout/kernel';
import type { Wording } from '../../text/say.ts';

/** The data of a game's box as tables that people can fill in. What may stand in them the rules say alone, by refusing. */
export interface OwnBox {
  /** The option of the game that takes the data. */
  readonly name: string;
  readonly usual: unknown;
  /** The tables as they are filled in with such data, be they right or wrong. */
  readonly sheets: (data: unknown) => readonly Sheet[];
}

/** A game's box, in the words of the game. */
export type BoxOf = (game: AnyGame) => OwnBox;

/** Where a game's own boxes stand in its configuration, and what their form is made of. */
export interface BoxPart {
  /** The option that takes the data. */
  readonly name: string;
  readonly load: () => Promise<BoxOf>;
}

export interface Sheet {
  readonly id: string;
  readonly title: Wording;
  readonly note: Wording | null;
  readonly grids: readonly Grid[];
  /** The whole data, with the usual values in this sheet. */
  readonly back: () => unknown;
}

export interface Grid {
  readonly id: string;
  /** What its rows are. */
  readonly head: Wording;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Where in the data it stands, for what is wrong with no row of it. */
  readonly roots: readonly string[];
  /** The whole data with one more row; where there can be more. */
  readonly add?: { readonly label: Wording; readonly put: () => unknown };
}

export interface Column {
  readonly id: string;
  readonly label: Wording;
  /** A value of it in words of its own, such as “6 copies”. */
  readonly counted?: (count: number) => Wording;
  /** Whether its numbers are added up under it. */
  readonly isSummed?: boolean;
}

export interface Row {
  /** The same in every box, so that rows can be held beside each other. */
  readonly key: string;
  readonly label: Wording;
  /** One for each column; `null` where the row has none. */
  readonly cells: readonly (Cell | null)[];
  /** Where in the data it stands. */
  readonly paths: readonly string[];
  /** What of the data stands in its label. */
  readonly named?: readonly string[];
  /** The whole data without it; where it can be left out. */
  readonly remove?: () => unknown;
}

export interface Cell {
  readonly kind: Kind;
  readonly value: unknown;
  /** Where in the data it stands: in several places where rows of equal cards are one. */
  readonly paths: readonly string[];
  /** The whole data with another value here. */
  readonly put: (value: unknown) => unknown;
}

export type Kind =
  /** A whole number; money is in thousands. Some may be below nothing, and a few words may stand in the place of others. */
  | {
      readonly type: 'number';
      readonly isMoney?: boolean;
      readonly isSigned?: boolean;
      readonly words?: readonly Option[];
    }
  /** How many there are, up to so many. */
  | { readonly type: 'count'; readonly most: number }
  | { readonly type: 'flag' }
  | { readonly type: 'text' }
  | { readonly type: 'choice'; readonly options: readonly Option[] }
  /** Any of a few. */
  | { readonly type: 'set'; readonly options: readonly Option[] }
  /** What the rules rely on: it is shown and cannot be otherwise. */
  | { readonly type: 'fixed'; readonly shown: Wording };

export interface Option {
  readonly value: string | undefined;
  readonly label: Wording;
  /** A letter or two, where there is little room. */
  readonly short?: Wording;
}

/** A text that is the same in every language. */
export function same(text: string): (language: Language) => string {
  return () => text;
}
