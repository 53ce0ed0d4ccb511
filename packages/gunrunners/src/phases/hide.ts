import { forbidden } from '@stakeout/kernel';
import { hidesAmong } from '../action-table.ts';
import { takeAt } from '../hand.ts';
import { handled } from '../memory.ts';
import { fieldOf, refuseLocation } from '../operations/targets.ts';
import { endOperation } from '../turn.ts';
import { decision } from './decision.ts';

/** G7.3: the card looked at goes face down to the far end of any field; it can no longer be declined. */
export const hide = decision('hide', {
  clause: 'G7.3',
  by: 'power',
  types: ['hide'],

  list(state) {
    return hidesAmong(state.locations);
  },

  refuse(state, { location }) {
    return refuseLocation(state, location);
  },

  redirect(_state, action) {
    return forbidden('G7.3', action.type === 'decline' ? 'hide.mustReturn' : 'phase.hide');
  },

  perform(state, { location }, _chance, events) {
    const { peekSite: from, peekIndex: index } = state;
    const card = takeAt(fieldOf(state, from), index);
    fieldOf(state, location).push(handled(state.memory, card, state.power));
    events?.show({ type: 'undercoverHidden', seat: state.power, from, index, to: location });
    endOperation(state, events);
  },
});
