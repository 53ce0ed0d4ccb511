import { type Event, isHappening, openView, type State, type View } from '@stakeout/escape-plan';
import type { GameReplay, MarkKind } from '../../front.ts';
import { tellMove } from '../log/tell-move.ts';
import { TELLINGS } from '../telling.ts';

export const replay: GameReplay = {
  openView: (view, state) => openView(view as View, state as State),
  markOf: (event) => markOf(event as Event),
  tellMove,
};

function markOf(event: Event): MarkKind | null {
  return isHappening(event) ? (TELLINGS[event.type].mark ?? null) : null;
}
