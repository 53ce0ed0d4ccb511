import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * A view with every card face up, for whoever looks back at what is over: no seat ever saw the table like this. With open
 * memory, as the log of an open table forgets nothing either.
 */
export function openView(view: View, state: State): View {
  return {
    ...view,
    memory: 'open',
    committed: state.committed,
    probation: state.probation.slice(),
    fields: state.fields.map((field) => field.slice()),
    hands: state.hands.map((hand) => hand.slice()),
    piles: state.piles.map((pile) => pile.slice()),
    discards: state.discards.slice(),
  };
}
