import { isWhole, type Result, readShape } from '@stakeout/kernel';
import { LIMITS } from './config.ts';
import type { House } from './state.ts';

/** S2.1: the one thing a crook does in a turn. */
export type Action =
  | { readonly type: 'carry'; readonly house: House }
  | { readonly type: 'search'; readonly house: House }
  | { readonly type: 'sell' };

/** Actions are made once and shared: a search over many games compares them by identity first. */
const HOUSES = Array.from({ length: LIMITS.houses.most }, (_, house) => house);
export const CARRY: readonly Action[] = HOUSES.map((house) => ({ type: 'carry', house }));
export const SEARCH: readonly Action[] = HOUSES.map((house) => ({ type: 'search', house }));
export const SELL: Action = { type: 'sell' };

/** Whether anything at all has the shape of an action. */
export function readAction(input: unknown): Result<Action> {
  return readShape(input, { carry: ['house'], search: ['house'], sell: [] }, (_field, value) =>
    isWhole(value) ? null : 'action.house',
  );
}
