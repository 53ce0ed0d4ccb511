import type { AnyMatch } from '@stakeout/kernel';
import { factsOf } from '../../games/all-facts.ts';
import type { Gist } from '../../games/facts.ts';

/** How far a match has come, for the lists of matches, in what spectators may know. */
export function gistOf({ game, state }: AnyMatch): Gist {
  return factsOf(game.id)?.gist(game.view(state, null)) ?? {};
}
