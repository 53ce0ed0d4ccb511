import { type Event, isHappening, type State, type View } from '@stakeout/escape-plan';
import type { GameReplay, MarkKind } from '../../front.ts';
import { TELLINGS } from '../telling.ts';

export const replay: GameReplay = {
  openView: (view, state) => openView(view as View, state as State),
  markOf: (event) => markOf(event as Event),
};

/** What is laid open at the end of the game is laid open from the beginning. */
function openView(view: View, state: State): View {
  const { plan, contacts, stacks } = state.costa;
  const truth = {
    cash: state.boards.map(({ cash }) => cash),
    plans: state.boards.map((board) => board.plan),
    items: state.boards.map(({ items }) => items.slice()),
    costa: { plan, contacts: contacts.slice(), stacks: stacks.map((stack) => stack.slice()) },
  };
  return { ...view, table: { ...view.table, truth } };
}

function markOf(event: Event): MarkKind | null {
  return isHappening(event) ? (TELLINGS[event.type].mark ?? null) : null;
}
