import type { Card } from './cards.ts';
import type { Location } from './state.ts';

/** One decision. Cards are named as in a hand, without stance. */
export type Action =
  /** G3.4: put a 1 beside a location. */
  | { readonly type: 'station'; readonly card: Card; readonly location: Location }
  /** G5.2: roll for the delivery. */
  | { readonly type: 'roll' }
  /** G6.3, `pt`: choose the card for option A before flipping. */
  | { readonly type: 'commit'; readonly card: Card }
  /** G6.1: flip the probationary agent of a location. */
  | { readonly type: 'flip'; readonly location: Location }
  /** G6.1, `en`, and G6.7: put a card into the vacant place. */
  | { readonly type: 'place'; readonly card: Card }
  /** G6.4: option B. */
  | { readonly type: 'undercover'; readonly card: Card; readonly location: Location }
  /** G7.1: do not use the operation. */
  | { readonly type: 'decline' }
  /** G7.2, the Director: move the exposed agent at `index` of a field. */
  | { readonly type: 'transfer'; readonly from: Location; readonly index: number; readonly to: Location }
  /** G7.3, the Informer: look at the undercover agent at `index` of a field … */
  | { readonly type: 'peek'; readonly location: Location; readonly index: number }
  /** … and put it at the far end of a field. */
  | { readonly type: 'hide'; readonly location: Location }
  /** G7.4, the Saboteur: try to remove the exposed agent at `index` of a field. */
  | { readonly type: 'sabotage'; readonly location: Location; readonly index: number }
  /** G7.5, the Spy: look at all probationary agents … */
  | { readonly type: 'inspect' }
  /** … and lay them out, one number per location, 0 for a vacant place. */
  | { readonly type: 'arrange'; readonly cards: readonly Card[] }
  /** G7.7, the Runner: take two crates from one location to another. */
  | { readonly type: 'run'; readonly from: Location; readonly to: Location }
  /** G8.8: bust this location first. */
  | { readonly type: 'bust'; readonly location: Location };

export type ActionType = Action['type'];
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
