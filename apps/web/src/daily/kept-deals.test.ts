import type { DailyDeal } from '@stakeout/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { keepDeals, keptDeals } from './kept-deals.ts';

const deal: DailyDeal = {
  day: '2026-11-17',
  game: 'gunrunners',
  matchId: 'daily:2026-11-17:gunrunners',
  config: {},
  seats: 4,
  person: 0,
  bots: { level: 'hard', iterations: 1500 },
  commitment: 'c',
  secret: 's',
  yours: null,
};

afterEach(() => vi.unstubAllGlobals());

it('deals that were told are kept, and those of a day that is not over are not', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  expect(keptDeals()).toEqual([]);
  keepDeals([deal, { ...deal, day: '2026-11-18', secret: null }]);
  expect(keptDeals()).toEqual([deal]);
  for (const [key] of kept) kept.set(key, '[{"day": 7}, null, "x"]');
  expect(keptDeals()).toEqual([]);
});
