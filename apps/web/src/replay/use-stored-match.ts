import { useCallback, useEffect, useState } from 'react';
import { type Loaded, loadLink, loadLocal, loadOnline } from './sources.ts';

/** Where a match is kept: on this device, at the server, or in the link itself. */
export interface StoredPlace {
  readonly kind: 'local' | 'online' | 'link';
  /** Of a match in a link, that part of it. */
  readonly id: string;
  /** The key of a link for spectators. */
  readonly watch: string | undefined;
}

/** A match that is kept somewhere; `null` while it is read. */
export function useStoredMatch({ kind, id, watch }: StoredPlace): {
  readonly loaded: Loaded | null;
  readonly again: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async () => {
    try {
      if (kind === 'link') return await loadLink(id);
      return await (kind === 'local' ? loadLocal(id) : loadOnline(id, watch));
    } catch {
      return { ok: false, fault: { kind: 'crashed' } } as const;
    }
  }, [kind, id, watch]);

  useEffect(() => {
    let isCurrent = true;
    load().then((result) => {
      if (isCurrent) setLoaded(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);

  const again = useCallback(() => {
    setLoaded(null);
    load().then(setLoaded);
  }, [load]);
  return { loaded, again };
}
