import type { Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { printedOf, type WithPrinted } from './data/printed.ts';
import { COSTA } from './data/table.ts';
import { pursuersOf } from './decisions/avoid.ts';
import type { Pursuit } from './effects.ts';
import type { Board, Seen } from './state.ts';
import type { Pursuer } from './steps/police.ts';
import { avoidsCop, effectOf } from './use-effects.ts';

/** A table with somebody on the heels of a robber, on a state as in a view. */
type Chase = Pursuit & WithPrinted & { readonly boards: readonly Seen<Pick<Board, 'contacts' | 'items' | 'slots'>>[] };

/** The cops and Sandra who are still to be avoided; Costa is paid and does not wound (E24.3). */
export function copsToAvoid(shown: Pursuit): readonly Pursuer[] {
  return pursuersOf(shown).filter(({ cop }) => cop !== COSTA);
}

/** E12.4: whether one of these actions would avoid somebody who is still to be avoided. */
export function canAnswer(shown: Chase, seat: Seat, options: readonly Action[]): boolean {
  const board = shown.boards[seat];
  const pursuers = pursuersOf(shown);
  return options.some((action) => {
    if (action.type !== 'use' || board === undefined) return false;
    const effect = effectOf(printedOf(shown), board, action);
    return effect !== null && pursuers.some(({ tile, cop }) => avoidsCop(effect, action.target, tile, cop));
  });
}
