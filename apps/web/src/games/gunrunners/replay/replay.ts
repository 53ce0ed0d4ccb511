import { type Event, openView, type State, type View } from '@stakeout/gunrunners';
import type { GameReplay, MarkKind } from '../../front.ts';
import { tellMove } from '../log/tell-move.ts';

export const replay: GameReplay = {
  openView: (view, state) => openView(view as View, state as State),
  markOf: (event) => markOf(event as Event),
  tellMove,
};

/** Busts, and the turns between them, each of which begins with the die. */
function markOf(event: Event): MarkKind | null {
  if (event.type === 'locationBusted') return 'hot';
  return event.type === 'decisionPassed' && event.phase === 'roll' ? 'turn' : null;
}
