import { useCallback, useSyncExternalStore } from 'react';
import type { TableSession } from '../session/session.ts';

/** The table as it stands, with whatever its kind of session adds; drawn again after every change. */
export function useTable<Session extends TableSession>(session: Session): ReturnType<Session['get']> {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  return useSyncExternalStore(subscribe, () => session.get() as ReturnType<Session['get']>);
}
