import { type AnyGame, FastChance, type Refusal, type Viewer } from '@stakeout/kernel';

/** Every question about one view is answered from the same imagined state: they come in dozens, one for each piece. */
const imagined = new WeakMap<object, unknown>();

/**
 * Why the viewer may not play the action; empty when they may. It is answered from what the viewer knows: legality depends
 * on nothing else, so whatever is drawn for the hidden cards, the answer is the same. Spectators have nothing to play.
 */
export function explainFromView(game: AnyGame, view: unknown, viewer: Viewer, action: unknown): readonly Refusal[] {
  if (viewer === null || typeof view !== 'object' || view === null) return [];
  const known = imagined.get(view);
  const state = known ?? game.determinize(view, viewer, new FastChance(1));
  if (known === undefined) imagined.set(view, state);
  return game.explain(state, viewer, action);
}
