import type { PublicTable } from '@stakeout/escape-plan';

/** What a day begins with before its first part (E4.1), and then its parts. */
export const BEFORE_MORNING = ['income', 'patrol', 'building'] as const;
export type DayPhase = (typeof BEFORE_MORNING)[number] | 'parts';

/** The day's own frame counts the phases it has begun: income and its offers, patrol, the city, turn order, five parts. */
const OFFERS_BEGUN = 2;
const PATROL_BEGUN = 3;
const ORDER_SETTLED = 5;

export function dayPhaseOf({ frames }: Pick<PublicTable, 'frames'>): DayPhase {
  const begun = frames.find(({ kind }) => kind === 'day')?.n ?? Number.POSITIVE_INFINITY;
  if (begun > ORDER_SETTLED) return 'parts';
  if (begun <= OFFERS_BEGUN) return 'income';
  return begun <= PATROL_BEGUN ? 'patrol' : 'building';
}
