import type { State } from './state.ts';
import { truthOf, type View } from './view.ts';

/** A view in which what is laid open at the end of the game lies open by now: for whoever looks back at what is over. */
export function openView(view: View, state: State): View {
  return { ...view, table: { ...view.table, truth: truthOf(state) } };
}
