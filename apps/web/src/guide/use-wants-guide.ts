import type { TableSession } from '../session/session.ts';
import { useSettings } from '../state/settings.ts';
import { useRunningGuide } from './guide-state.ts';

/** Whether the guide is under way at this table, or would start there by itself: only then it is loaded. */
export function useWantsGuide({ id, kind, game, isReplay }: TableSession): boolean {
  const running = useRunningGuide();
  const { guided } = useSettings();
  return running?.table === id || (kind === 'local' && isReplay !== true && !guided.includes(game.id));
}
