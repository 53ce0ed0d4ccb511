import { useEffect } from 'react';
import type { TableSession } from '../../session/session.ts';
import { makeFormality } from './formalities.ts';
import type { Selection } from './use-selection.ts';
import { useTakenBack } from './use-taken-back.ts';

/**
 * Does what cannot but be done once it has been seen, in place of asking for it, where a game finds that out late, when the table
 * already stands. Whoever takes it back may look around: it is not done again before something else is.
 */
export function usePlayedAlone<Target extends string, Action>(
  session: TableSession,
  selection: Selection<Target, Action>,
  /** `null` where there is something to decide. */
  forced: Action | null,
): void {
  const isTakenBack = useTakenBack(session);
  const { isSettled, parts, trouble, play } = selection;
  const isWaiting = isSettled && parts.length === 0 && trouble === null;
  useEffect(() => {
    if (forced === null || !isWaiting || isTakenBack || session.isReplay === true) return;
    void makeFormality(session, session.get().seq, () => play([forced]));
  }, [forced, isWaiting, isTakenBack, play, session]);
}
