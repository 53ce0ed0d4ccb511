import { INSPECT } from '../action-table.ts';
import { backOf } from '../cards.ts';
import type { Operation } from './operation.ts';

/** G7.5: look at all probationary agents. How they are laid out is the next decision (`phases/arrange.ts`). */
export const spy: Operation<'inspect'> = {
  clause: 'G7.5',
  type: 'inspect',

  list(_state, actions) {
    actions.push(INSPECT);
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
};
