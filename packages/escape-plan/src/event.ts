import type { Seat } from '@stakeout/kernel';
import type { HappeningKind, HappeningType } from './happening.ts';
import type { Own, PublicTable } from './view.ts';

/** A field of the public table and its new value. */
export type Change = {
  readonly [Field in keyof PublicTable]: readonly [field: Field, value: PublicTable[Field]];
}[keyof PublicTable];

/** Something that happened, with what it changed on the table once it is told. */
export type Happening = HappeningKind & { readonly changes?: readonly Change[] };
export type HappeningOf<Type extends HappeningType> = Extract<Happening, { readonly type: Type }>;

/**
 * What an action brings, in the order of the story. A happening carries what has changed since the one before it, and
 * `ownChanged` follows it for whoever keeps a secret that changed: so the view at any moment of the story is that of all
 * events before it. `tableChanged` comes last, with what no happening tells: mostly what the table waits for.
 */
export type Event =
  | Happening
  | { readonly type: 'ownChanged'; readonly seat: Seat; readonly own: Own | null }
  | { readonly type: 'tableChanged'; readonly changes: readonly Change[] };

export function isHappening(event: Event): event is Happening {
  return event.type !== 'ownChanged' && event.type !== 'tableChanged';
}
