import { useCallback, useSyncExternalStore } from 'react';
import type { TableSession, TableSnapshot } from '../session/session.ts';

/** The table as it stands; the component is drawn again after every change. */
export function useSession(session: TableSession): TableSnapshot {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const get = () => session.get();
  return useSyncExternalStore(subscribe, get, get);
}
