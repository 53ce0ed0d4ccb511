import type { State as EscapePlanState, View as EscapePlanView } from '@stakeout/escape-plan';
import type { State as GunrunnersState, View as GunrunnersView } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';

/**
 * The table with every card face up, for replays of finished matches: no seat ever saw it like this. It is a spectator's view
 * in which nothing is covered.
 */
export function openView(game: AnyGame, state: unknown): unknown {
  const view = game.view(state, null);
  if (game.id === 'gunrunners') return openGunrunners(view as GunrunnersView, state as GunrunnersState);
  if (game.id === 'escape-plan') return openEscapePlan(view as EscapePlanView, state as EscapePlanState);
  return view;
}

/** With open memory, as the log of an open table forgets nothing either. */
function openGunrunners(view: GunrunnersView, state: GunrunnersState): GunrunnersView {
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

/** What is laid open at the end of the game is laid open from the beginning. */
function openEscapePlan(view: EscapePlanView, state: EscapePlanState): EscapePlanView {
  const { plan, contacts, stacks } = state.costa;
  const truth = {
    cash: state.boards.map(({ cash }) => cash),
    plans: state.boards.map((board) => board.plan),
    items: state.boards.map(({ items }) => items.slice()),
    costa: { plan, contacts: contacts.slice(), stacks: stacks.map((stack) => stack.slice()) },
  };
  return { ...view, table: { ...view.table, truth } };
}
