import { forbidden } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import { DECLINE, transfer } from '../action-table.ts';
import { type Card, isExposed } from '../cards.ts';
import { takeAt } from '../hand.ts';
import { operation } from './operation.ts';
import { fieldOf, isExposedAt, refuseLocation } from './targets.ts';

/** G7.2: move any one exposed agent, the Director itself included, to the far end of another location's field. */
export const director = operation<'transfer'>({
  clause: 'G7.2',
  type: 'transfer',

  isPossible() {
    // The Director itself was just exposed.
    return true;
  },

  list(state) {
    const actions: Action[] = [];
    for (let from = 0; from < state.locations; from++) {
      const field = fieldOf(state, from);
      for (let index = 0; index < field.length; index++) {
        if (!isExposed(field[index] as Card)) continue;
        for (let to = 0; to < state.locations; to++) if (to !== from) actions.push(transfer(from, index, to));
      }
    }
    actions.push(DECLINE);
    return actions;
  },

  refuse(state, { from, index, to }) {
    const unknown = refuseLocation(state, from, to);
    if (unknown.length > 0) return unknown;
    if (from === to) return [forbidden('G7.2', 'transfer.sameLocation')];
    return isExposedAt(state, from, index) ? [] : [forbidden('G7.2', 'transfer.notExposed')];
  },

  perform(state, { from, index, to }, _chance, events) {
    const card = takeAt(fieldOf(state, from), index);
    fieldOf(state, to).push(card);
    events?.show({ type: 'agentTransferred', seat: state.power, card, from, index, to });
    return 'done';
  },
});
