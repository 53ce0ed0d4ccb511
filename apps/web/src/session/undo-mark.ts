import { type AnyGame, FastChance, type Seat, step } from '@stakeout/kernel';
import type { TableSession } from './session.ts';

/** In so many made-up worlds the action is tried. */
const WORLDS = 8;

/**
 * Whether a legal action could not be taken back once it is played: it draws chance, brings something to light or passes the
 * decision on. It is tried in worlds that are made up from the view, never in the real one: whether undo ends there could
 * tell what a hidden card is. Where it would end in any of them, it is said to end.
 */
export function undoEnds(game: AnyGame, view: unknown, seat: Seat, action: unknown): boolean {
  return undoEndsWithin(game, view, seat, [action]);
}

/** The same for several actions that are played one after another. */
export function undoEndsWithin(game: AnyGame, view: unknown, seat: Seat, actions: readonly unknown[]): boolean {
  for (let seed = 1; seed <= WORLDS; seed++) {
    const world = game.determinize(view, seat, new FastChance(seed));
    const chance = new FastChance(seed);
    if (actions.some((action) => !step(game, world, seat, action, chance).canBeUndone)) return true;
  }
  return false;
}

/** Where a match is played on to see what would have been, undo ends nowhere before that. */
export function canAllBeTakenBack({ origin = null }: Pick<TableSession, 'origin'>): boolean {
  return origin !== null;
}
