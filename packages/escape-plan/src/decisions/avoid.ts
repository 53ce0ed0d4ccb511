import type { Seat } from '@stakeout/kernel';
import { PASS, TAKE_WOUND } from '../action-table.ts';
import { COSTA, SANDRA, type Table } from '../data/table.ts';
import { costaTile, type Pursuit, sandraTile } from '../effects.ts';
import { boardOf, pop, push, type State } from '../state.ts';
import { isContactUp } from '../steps/components.ts';
import { canGainNotoriety } from '../steps/notoriety.ts';
import { type Pursuer, pursuersIn } from '../steps/police.ts';
import type { Decision } from './decision.ts';

/** E12: use what avoids, or take the wound of the next cop. With nobody left a card may still be used for its star. */
export const avoid: Decision<'takeWound' | 'pass'> = {
  clause: 'E12.2',
  executive: true,
  list({ state }, actions) {
    actions.push(isAllAvoided(state) ? PASS : TAKE_WOUND);
  },
  why({ state }, { type }) {
    return type === 'takeWound' && isAllAvoided(state) ? ['E12.5', 'wound.nobody'] : null;
  },
  perform({ state, frame }, _action, _chance, events) {
    if (!hasCopsToAvoid(state)) {
      // Nobody is left; or only Costa is, where the table lets him be avoided: not avoiding him is paying him.
      pop(state);
      return;
    }
    const { tile, cop } = nextToAvoid(state);
    if (cop === SANDRA) state.turn.sandra = 0;
    else state.turn.toAvoid[tile] = (state.turn.toAvoid[tile] as number) & ~(1 << cop);
    events?.show({ type: 'copNotAvoided', pawn: frame.seat, tile, cop });
    push(state, 'wounds', frame.seat, 1);
  },
};

/** E24.3: who cannot pay Costa takes two wounds before anything is avoided; other help may come in between (E14.4). */
export const toll: Decision<'takeWound'> = {
  clause: 'E24.3',
  executive: true,
  list(_context, actions) {
    actions.push(TAKE_WOUND);
  },
  perform({ state, frame }) {
    frame.n--;
    if (frame.n === 0) pop(state);
    push(state, 'wounds', frame.seat, 1);
  },
};

/** The cops come tile by tile, Sandra last. */
function nextToAvoid(state: State): { tile: number; cop: number } {
  for (let tile = 0; tile < state.turn.toAvoid.length; tile++) {
    const cops = state.turn.toAvoid[tile] as number;
    if (cops !== 0) return { tile, cop: 31 - Math.clz32(cops & -cops) };
  }
  return { tile: -1, cop: SANDRA };
}

/** Whether AVOID is over: nobody is left to avoid, and no card would be used for its star alone (E17.13). */
export function isAvoidOver(state: State, table: Table, seat: Seat): boolean {
  return isAllAvoided(state) && !(canGainNotoriety(state, seat) && hasStarForAvoid(state, table, seat));
}

/**
 * A card for AVOID with a star that is turned up. Whether it can be paid for is not asked: money is hidden, and a step
 * that is offered or left out would tell.
 */
function hasStarForAvoid(state: State, table: Table, seat: Seat): boolean {
  const board = boardOf(state, seat);
  for (let space = 0; space < board.contacts.length; space++) {
    if (!isContactUp(board, space)) continue;
    const contact = table.contacts[(board.contacts[space] as number) - 1];
    if (contact?.star === true && contact.step === 'AVOID') return true;
  }
  return false;
}

/** Who is still to be avoided, in the order in which they come: tile by tile, then Sandra, then Costa where he can be. */
export function pursuersOf(state: Pursuit): readonly Pursuer[] {
  const pursuers = state.turn.toAvoid.flatMap((cops, tile) => pursuersIn(tile, cops));
  const [sandra, costa] = [sandraTile(state), costaTile(state)];
  if (sandra >= 0) pursuers.push({ tile: sandra, cop: SANDRA });
  if (costa >= 0) pursuers.push({ tile: costa, cop: COSTA });
  return pursuers;
}

/** Whether nobody is left to avoid. */
export function isAllAvoided(state: Pick<Pursuit, 'turn' | 'costaAvoidable'>): boolean {
  return !hasCopsToAvoid(state) && (state.turn.costa === 0 || state.costaAvoidable === 0);
}

function hasCopsToAvoid({ turn }: Pick<Pursuit, 'turn'>): boolean {
  if (turn.sandra === 1) return true;
  for (let tile = 0; tile < turn.toAvoid.length; tile++) if (turn.toAvoid[tile] !== 0) return true;
  return false;
}
