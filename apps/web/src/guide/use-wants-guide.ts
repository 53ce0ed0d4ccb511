import type { TableSession } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { canBegin, useRunningGuide } from './guide-state.ts';

/** Whether the guide is under way at this table, or would start there by itself: only then it is loaded. */
export function useWantsGuide({ id, kind, game, isReplay }: TableSession): boolean {
  const running = useRunningGuide();
  const { guided } = useSettings();
  return running?.table === id || (kind === 'local' && isReplay !== true && !guided.includes(game.id));
}

/**
 * Whether the guide's first card is still to be read at this table. A game whose guide begins with the table itself tells nothing
 * before that.
 */
export function useIsGuideFirst(session: TableSession): boolean {
  const running = useRunningGuide();
  const { guided } = useSettings();
  if (running?.table === session.id) return running.seat === session.get().viewer && running.progress.read === 0;
  return !guided.includes(session.game.id) && canBegin(session);
}
