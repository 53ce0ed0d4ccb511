import type { Api } from '@stakeout/client';
import { TRIES_AT_ONCE } from '@stakeout/protocol';
import { useEffect } from 'react';
import { FRONTS } from '../games/index.ts';
import { identityNow, rememberMe, useIdentity } from '../online/identity.ts';
import { joined, keepFor, keepTries, kept, triesIn } from './kept-tries.ts';

/** While something is under way, what comes next waits for it. */
let under: Promise<void> = Promise.resolve();

/**
 * Brings the tries of this device and those of the server together, for those whom the server knows. Without a connection it is done
 * when there is one again; nobody has to wait for it.
 */
export function shareTries(): Promise<void> {
  under = under.then(share).catch(() => {
    // The server is out of reach: the next time.
  });
  return under;
}

/** Does so on a page that shows progress: when it opens, and whenever the network is back. */
export function useSharedTries(): void {
  const me = useIdentity()?.id;
  useEffect(() => {
    if (me === undefined) return;
    shareTries();
    addEventListener('online', shareTries);
    return () => removeEventListener('online', shareTries);
  }, [me]);
}

async function share(): Promise<void> {
  const me = identityNow();
  if (me === null || !navigator.onLine) return;
  keepFor(me.id);
  const { server } = await import('../online/server.ts');
  for (const { facts, loadPuzzles } of FRONTS) {
    if (loadPuzzles !== undefined && (await shareGame(facts.id, server.puzzleTries)) === 'nobody')
      return rememberMe(null);
  }
}

/** Sends what the server has not got, and asks for what it has besides, until both have the same. */
export async function shareGame(game: string, ask: Api['puzzleTries']): Promise<'done' | 'failed' | 'nobody'> {
  for (;;) {
    const { tries, sent } = triesIn(kept.get(), game);
    const answer = await ask(game, { after: sent, tries: tries.slice(sent, sent + TRIES_AT_ONCE) });
    if (!answer.ok) return answer.error === 'nobody' ? 'nobody' : 'failed';
    // Something may have been tried meanwhile.
    const next = joined(triesIn(kept.get(), game), sent, answer.value);
    keepTries(game, next);
    if (next.sent === answer.value.count && next.tries.length === next.sent) return 'done';
    // A server that takes nothing is not asked for ever.
    if (next.sent === sent) return 'failed';
  }
}
