import type { Event, State, View } from '@stakeout/gunrunners';
import type { GameReplay, MarkKind } from '../../front.ts';

export const replay: GameReplay = {
  openView: (view, state) => openView(view as View, state as State),
  markOf: (event) => markOf(event as Event),
};

/** With open memory, as the log of an open table forgets nothing either. */
function openView(view: View, state: State): View {
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

/** Busts, and the turns between them, each of which begins with the die. */
function markOf(event: Event): MarkKind | null {
  if (event.type === 'locationBusted') return 'hot';
  return event.type === 'decisionPassed' && event.phase === 'roll' ? 'turn' : null;
}
