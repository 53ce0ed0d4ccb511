import { useMemo } from 'react';
import { useIdentity } from '../online/identity.ts';
import { usePolled } from '../pages/matches/use-polled.ts';
import { localMatches } from '../session/local/local-matches.ts';
import { keptReviews } from '../session/review/kept-reviews.ts';
import { useStore } from '../state/store.ts';
import { type PlayedMatch, playedHere, playedOnline } from './played-match.ts';
import { type OwnReview, withReviews } from './with-reviews.ts';

export interface Statistics {
  readonly matches: readonly PlayedMatch[];
  /** Finished matches on this device that are not counted, as `Played` has them. */
  readonly shared: number;
  readonly again: number;
  readonly isLoading: boolean;
  /** Whether this browser does not give back what it has kept. */
  readonly hasFailed: boolean;
  /** Whether the reader has tables online that could not be asked for. */
  readonly lacksOnline: boolean;
  /** Looks for reviews that have been kept since. */
  readonly lookAgain: () => void;
}

/** All finished matches of the reader, on this device and online, with what was found out about them. */
export function useStatistics(): Statistics {
  const local = useStore(localMatches);
  const isKnown = useIdentity() !== null;
  const [online] = usePolled(isKnown ? readOnline : nothing, null);
  const [reviews, lookAgain] = usePolled(readReviews, null);
  return useMemo(() => {
    const here = playedHere(local.matches);
    const there = online.state === 'ready' ? online.value : [];
    return {
      matches: withReviews(
        [...here.matches, ...there],
        // Without its reviews a match still counts.
        reviews.state === 'ready' ? reviews.value : [],
      ),
      shared: here.shared,
      again: here.again,
      isLoading: local.status === 'loading' || online.state === 'loading',
      hasFailed: local.status === 'failed',
      lacksOnline: isKnown && online.state === 'failed',
      lookAgain,
    };
  }, [local, online, reviews, isKnown, lookAgain]);
}

async function nothing(): Promise<readonly PlayedMatch[]> {
  return [];
}

async function readReviews(): Promise<readonly OwnReview[]> {
  return keptReviews.list();
}

async function readOnline(): Promise<readonly PlayedMatch[] | null> {
  const { allMyTables } = await import('../online/server.ts');
  const answer = await allMyTables();
  return answer.ok ? playedOnline(answer.value) : null;
}
