import { useMemo } from 'react';
import { useIdentity } from '../../online/identity.ts';
import { localMatches } from '../../session/local/local-matches.ts';
import { useStore } from '../../state/store.ts';
import { byDate, byUrgency, localEntries, type MatchEntry, onlineEntries } from './entry.ts';
import { usePolled } from './use-polled.ts';

/** How often the reader's own tables are looked up, in milliseconds. */
const EVERY = 10_000;

export interface Matches {
  readonly running: readonly MatchEntry[];
  readonly finished: readonly MatchEntry[];
  readonly isLoading: boolean;
  /** Whether the reader has tables online that could not be asked for. */
  readonly lacksOnline: boolean;
}

/** All matches of the reader, on this device and online. */
export function useMatches(): Matches {
  const local = useStore(localMatches);
  const isKnown = useIdentity() !== null;
  const [online] = usePolled(isKnown ? readMyTables : noTables, isKnown ? EVERY : null);
  return useMemo(() => {
    const tables = online.state === 'ready' ? online.value : [];
    const all = [...localEntries(local.matches), ...tables];
    return {
      running: all.filter(({ status }) => status !== 'over').sort(byUrgency),
      finished: all.filter(({ status }) => status === 'over').sort(byDate),
      isLoading: local.status === 'loading',
      lacksOnline: isKnown && online.state === 'failed',
    };
  }, [local, online, isKnown]);
}

async function noTables(): Promise<readonly MatchEntry[]> {
  return [];
}

async function readMyTables(): Promise<readonly MatchEntry[] | null> {
  const { myTables } = await import('../../online/server.ts');
  const answer = await myTables();
  return answer.ok ? onlineEntries(answer.value.tables) : null;
}
