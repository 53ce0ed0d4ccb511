import type { Me } from '@stakeout/protocol';
import { createStore, useStore } from '../state/store.ts';

const KEY = 'stakeout.me';

/**
 * Who this browser is at the server, as far as it remembers. The cookie decides; this only spares those who never played
 * online a question to the server on every visit.
 */
const identity = createStore<Me | null>(load());

export function useIdentity(): Me | null {
  return useStore(identity);
}

/** The same outside of a component. */
export function identityNow(): Me | null {
  return identity.get();
}

export function rememberMe(me: Me | null): void {
  identity.set(me);
  try {
    if (me === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(me));
  } catch {
    // Where nothing is kept, the server is asked again on the next visit.
  }
}

function load(): Me | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, name } = stored as Record<string, unknown>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}
