import type { DailyDeals, DailyResults } from '@stakeout/protocol';
import { useCallback } from 'react';
import { type Polled, usePolled } from '../pages/matches/use-polled.ts';
import { keepDeals } from './kept-deals.ts';

/** How often it is looked again, in milliseconds: whether the day is over, and how others fared. */
const EVERY = 30_000;

/** The deals of today, and of yesterday. */
export function useDaily(): [Polled<DailyDeals>, () => void] {
  return usePolled(readDeals, EVERY);
}

/** How everybody fared; asked for by those alone who may know. */
export function useDailyResults(day: string, game: string): Polled<DailyResults> {
  const read = useCallback(async () => {
    const { server } = await import('../online/server.ts');
    const answer = await server.dailyResults(day, game);
    return answer.ok ? answer.value : null;
  }, [day, game]);
  return usePolled(read, EVERY)[0];
}

async function readDeals(): Promise<DailyDeals | null> {
  const { server } = await import('../online/server.ts');
  const answer = await server.daily();
  if (!answer.ok) return null;
  keepDeals(answer.value.before);
  return answer.value;
}
