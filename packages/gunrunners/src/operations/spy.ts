import { INSPECT_OR_DECLINE } from '../action-table.ts';
import { backOf } from '../cards.ts';
import { operation } from './operation.ts';

/** G7.5: look at all probationary agents. How they are laid out is the next decision (`phases/arrange.ts`). */
export const spy = operation<'inspect'>({
  clause: 'G7.5',
  type: 'inspect',

  isPossible() {
    return true;
  },

  list() {
    return INSPECT_OR_DECLINE;
  },

  refuse() {
    return [];
  },

  perform(state, _action, _chance, events) {
    state.phase = 'arrange';
    if (events !== null) {
      const inspected = { type: 'probationersInspected', seat: state.power } as const;
      const cards = state.probation.slice();
      events.whisper(state.power, { ...inspected, cards }, { ...inspected, cards: cards.map(backOf) });
    }
    return 'pending';
  },
});
