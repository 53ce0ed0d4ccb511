import type { Seat } from '@stakeout/kernel';
import type { Own, PublicTable } from './view.ts';

/** A field of the public table and its new value. */
export type Change = {
  readonly [Field in keyof PublicTable]: readonly [field: Field, value: PublicTable[Field]];
}[keyof PublicTable];

/**
 * What happened. `tableChanged` and `ownChanged` bring a view up to date; they come first in every action. `happened`
 * tells the story, for the log and the animations: a message id and its numbers.
 */
export type Event =
  | { readonly type: 'tableChanged'; readonly changes: readonly Change[] }
  | { readonly type: 'ownChanged'; readonly seat: Seat; readonly own: Own | null }
  | Happening;

export interface Happening {
  readonly type: 'happened';
  readonly what: string;
  readonly params: Readonly<Record<string, number>>;
}

export function happened(what: string, params: Readonly<Record<string, number>> = {}): Happening {
  return { type: 'happened', what, params };
}
