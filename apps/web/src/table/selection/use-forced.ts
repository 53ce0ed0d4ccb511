import { useEffect, useRef } from 'react';
import type { TableSession } from '../../session/session.ts';
import type { Selection } from './use-selection.ts';

/**
 * Does what cannot but be done once it has been seen, in place of asking for it. Whoever takes it back may look around: it is
 * not done again before something else is.
 */
export function useForced<Target extends string, Action>(
  session: TableSession,
  selection: Selection<Target, Action>,
  /** `null` where there is something to decide. */
  forced: Action | null,
): void {
  const isTakenBack = useRef(false);
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        if (type !== 'other') isTakenBack.current = type === 'undone';
      }),
    [session],
  );
  const { isSettled, parts, trouble, play } = selection;
  const isWaiting = isSettled && parts.length === 0 && trouble === null;
  useEffect(() => {
    if (forced !== null && isWaiting && !isTakenBack.current) play([forced]);
  }, [forced, isWaiting, play]);
}
