import type { Move, TableSession } from '../../session/session.ts';
import { settings } from '../../state/settings.ts';

const SPEEDS = { normal: 1, fast: 2, off: 0 } as const;

/** How fast a move is shown: one's own as usual, those of the others as the player has chosen; 0 shows only what it brought. */
export function speedOf(session: TableSession, move: Move): number {
  return move.seat === session.get().viewer ? 1 : SPEEDS[settings.get().speed];
}
