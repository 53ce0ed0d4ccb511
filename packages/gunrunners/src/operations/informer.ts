import { forbidden } from '@stakeout/kernel';
import type { Action } from '../action.ts';
import { DECLINE, peek } from '../action-table.ts';
import { backOf, type Card, isExposed } from '../cards.ts';
import { operation } from './operation.ts';
import { fieldOf, isUndercoverAt, refuseLocation } from './targets.ts';

/** G7.3: look at one undercover agent. Where it goes is the next decision (`phases/hide.ts`). */
export const informer = operation<'peek'>({
  clause: 'G7.3',
  type: 'peek',

  isPossible(state) {
    for (let location = 0; location < state.locations; location++) {
      const field = fieldOf(state, location);
      for (let index = 0; index < field.length; index++) if (!isExposed(field[index] as Card)) return true;
    }
    return false;
  },

  list(state) {
    const actions: Action[] = [];
    for (let location = 0; location < state.locations; location++) {
      const field = fieldOf(state, location);
      for (let index = 0; index < field.length; index++) {
        if (!isExposed(field[index] as Card)) actions.push(peek(location, index));
      }
    }
    actions.push(DECLINE);
    return actions;
  },

  refuse(state, { location, index }) {
    const unknown = refuseLocation(state, location);
    if (unknown.length > 0) return unknown;
    return isUndercoverAt(state, location, index) ? [] : [forbidden('G7.3', 'peek.notUndercover')];
  },

  perform(state, { location, index }, _chance, events) {
    state.phase = 'hide';
    state.peekSite = location;
    state.peekIndex = index;
    if (events !== null) {
      const card = fieldOf(state, location)[index] as Card;
      const peeked = { type: 'undercoverPeeked', seat: state.power, location, index } as const;
      events.whisper(state.power, { ...peeked, card }, { ...peeked, card: backOf(card) });
    }
    return 'pending';
  },
});
