import type { Event, State, View } from '@stakeout/escape-plan';
import type { GameReplay, MarkKind } from '../../front.ts';

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

/** Its turns are many; the parts of the day stand for them. Wounds are red, as in the log, but there are many of them too. */
const MARKS: Readonly<Record<string, MarkKind>> = {
  escaped: 'hot',
  arrested: 'hot',
  dayBegan: 'day',
  wounded: 'hurt',
  handcuffed: 'hurt',
  partBegan: 'turn',
};

function markOf(event: Event): MarkKind | null {
  return event.type === 'happened' ? (MARKS[event.what] ?? null) : null;
}
