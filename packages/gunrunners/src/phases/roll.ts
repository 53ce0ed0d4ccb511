import { ROLL_ALONE } from '../action-table.ts';
import { deliver, overflowWarehouse, rollDie } from '../delivery.ts';
import { decision } from './decision.ts';

/** G5: phase 1. The roll asks nothing of the player, but it is theirs: chance waits until they act. */
export const roll = decision('roll', {
  clause: 'G5.2',
  by: 'active',
  types: ['roll'],

  list() {
    return ROLL_ALONE;
  },

  refuse() {
    return [];
  },

  perform(state, _action, chance, events) {
    overflowWarehouse(state, events);
    const result = rollDie(state, chance);
    events?.show({ type: 'dieRolled', seat: state.active, roll: result });
    deliver(state, result, events);
    // G6.7: with two players the first turn fills the empty place instead of choosing an option.
    if (state.seats === 2 && state.turn === 0) {
      state.phase = 'place';
      state.site = state.probation.indexOf(0);
    } else {
      state.phase = 'deploy';
    }
  },
});
