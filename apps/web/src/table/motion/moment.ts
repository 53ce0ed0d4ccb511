import type { Move, TableSnapshot } from '../../session/session.ts';

/** What nobody can do while something is being told. */
const NOTHING: readonly unknown[] = [];

/**
 * The table while a move is told: the match as it was before it, with the view as far as it has been told, and everything
 * that is not the match (who is there, clocks, chat) as it is now.
 */
export function atMoment(now: TableSnapshot, before: TableSnapshot, view: unknown): TableSnapshot {
  const { seq, toAct, moves } = before;
  return { ...now, view, seq, toAct, moves, options: NOTHING, undoable: 0, outcome: null };
}

/** The table once all of the move has been told: it is in the log, and still nothing can be decided. */
export function afterTelling(shown: TableSnapshot, before: TableSnapshot, move: Move): TableSnapshot {
  return { ...shown, moves: [...before.moves, move] };
}

/** The same moment, after something that is not the match has changed. */
export function stillTelling(now: TableSnapshot, shown: TableSnapshot): TableSnapshot {
  return atMoment(now, shown, shown.view);
}
