import type { TableSession } from '../../session/session.ts';
import { type Speed, settings, speedAt } from '../../state/settings.ts';
import type { Pacing } from './playback.ts';

const SPEEDS: Readonly<Record<Speed, number>> = { slower: 0.5, normal: 1, fast: 2, off: 0, wait: 1 };

/** How fast the others are shown at a table, as the player has chosen; 0 shows only what a move brought. */
export function othersSpeed({ game }: TableSession): number {
  return SPEEDS[speedAt(settings.get(), game.id)];
}

/** How a table is told: one's own moves as usual, those of the others as the player has chosen. */
export function pacingAt(session: TableSession, own: Omit<Pacing, 'speedOf' | 'waits'>): Pacing {
  return {
    speedOf: (move) => (move.seat === session.get().viewer ? 1 : othersSpeed(session)),
    waits: () => speedAt(settings.get(), session.game.id) === 'wait',
    ...own,
  };
}
