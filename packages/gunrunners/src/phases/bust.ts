import { forbidden } from '@stakeout/kernel';
import { bustsIn } from '../action-table.ts';
import { bustLocation } from '../busts.ts';
import { refuseLocation } from '../operations/targets.ts';
import { continueBusts } from '../turn.ts';
import { decision } from './decision.ts';

/** G8.8: several locations at once, and the active player says which is busted first. */
export const bust = decision('bust', {
  clause: 'G8.8',
  by: 'active',
  types: ['bust'],

  list(state) {
    return bustsIn(state.busting);
  },

  refuse(state, { location }) {
    const unknown = refuseLocation(state, location);
    if (unknown.length > 0) return unknown;
    if ((state.busting & (1 << location)) !== 0) return [];
    return [forbidden('G8.8', 'bust.notDue', { location: ['location', location] })];
  },

  perform(state, { location }, _chance, events) {
    bustLocation(state, location, events);
    continueBusts(state, events);
  },
});
