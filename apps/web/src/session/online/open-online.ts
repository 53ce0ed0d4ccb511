import type { HttpFailure } from '@stakeout/client';
import { frontOf } from '../../games/index.ts';
import { keepsakes, keptSince } from '../../online/kept.ts';
import { server } from '../../online/server.ts';
import { workerAdviser } from './adviser.ts';
import { OnlineSession } from './online-session.ts';

export type OpenedOnline =
  | { readonly ok: true; readonly session: OnlineSession }
  /** `unknownGame`: the server has a game that this page has never heard of. */
  | { readonly ok: false; readonly error: HttpFailure['error'] | 'unknownGame' };

/** Opens a table of the server that this page came from. Everything that can go wrong before is a value. */
export async function openOnline(id: string, watch?: string): Promise<OpenedOnline> {
  const first = await server.table(id, watch);
  if (!first.ok) return first;
  const front = frontOf(first.value.table.game);
  if (front === null) return { ok: false, error: 'unknownGame' };
  const session = new OnlineSession({
    game: await front.load(),
    api: server,
    base: location.origin,
    open: (url) => new WebSocket(url),
    first: first.value,
    watch,
    adviser: workerAdviser(front),
    keepsakes,
    keptSince,
    onWake: whenLookedAt,
  });
  return { ok: true, session };
}

/** Phones put pages to sleep, connection and all: whoever comes back should not wait for the next attempt. */
function whenLookedAt(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    removeEventListener('pageshow', look);
  };
}
