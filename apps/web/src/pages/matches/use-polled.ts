import { useCallback, useEffect, useState } from 'react';

/** What was last read; `loading` before the first answer, `failed` while there is none. */
export type Polled<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/**
 * Reads something now and, while the page is looked at, again every so often. What was read stays when a later attempt
 * fails: an old list is better than none. `load` gives `null` for a failure, and must be the same function every time.
 */
export function usePolled<T>(load: () => Promise<T | null>, every: number | null): [Polled<T>, () => void] {
  const [polled, setPolled] = useState<Polled<T>>({ state: 'loading' });
  const read = useCallback(async () => {
    const value = await load().catch(() => null);
    setPolled((before) => {
      if (value !== null) return { state: 'ready', value };
      return before.state === 'ready' ? before : { state: 'failed' };
    });
  }, [load]);

  useEffect(() => {
    const readIfSeen = () => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    const timer = every === null ? undefined : setInterval(readIfSeen, every);
    document.addEventListener('visibilitychange', readIfSeen);
    addEventListener('online', readIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfSeen);
      removeEventListener('online', readIfSeen);
    };
  }, [read, every]);

  return [polled, read];
}
