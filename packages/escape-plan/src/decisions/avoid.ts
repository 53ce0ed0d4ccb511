import { TAKE_WOUND } from '../action-table.ts';
import { SANDRA } from '../effects.ts';
import { happened } from '../event.ts';
import { pop, push, type State } from '../state.ts';
import type { Decision } from './decision.ts';

/** E12: use what avoids, or take the wound of the next cop. When nobody is left to avoid, the step is over. */
export const avoid: Decision<'takeWound'> = {
  clause: 'E12.2',
  executive: true,
  list(_context, actions) {
    actions.push(TAKE_WOUND);
  },
  perform({ state, frame }, _action, _chance, events) {
    if (!hasCopsToAvoid(state)) {
      // Only Costa is left, where the table lets him be avoided: not avoiding him is paying him.
      pop(state);
      return;
    }
    const { tile, cop } = nextToAvoid(state);
    if (cop === SANDRA) state.turn.sandra = 0;
    else state.turn.toAvoid[tile] = (state.turn.toAvoid[tile] as number) & ~(1 << cop);
    events?.show(happened('copNotAvoided', { pawn: frame.seat, tile, cop }));
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

/** Whether AVOID is over. */
export function isAllAvoided(state: State): boolean {
  return !hasCopsToAvoid(state) && (state.turn.costa === 0 || state.costaAvoidable === 0);
}

function hasCopsToAvoid(state: State): boolean {
  if (state.turn.sandra === 1) return true;
  for (let tile = 0; tile < state.turn.toAvoid.length; tile++) if (state.turn.toAvoid[tile] !== 0) return true;
  return false;
}
