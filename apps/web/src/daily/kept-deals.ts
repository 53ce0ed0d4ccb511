import type { DailyDeal } from '@stakeout/protocol';

/** A deal whose day is over: its secret is told, so it can be played on any device. */
export type ToldDaily = DailyDeal & { readonly secret: string };

const KEY = 'stakeout.daily.told';

export function isTold(deal: DailyDeal): deal is ToldDaily {
  return deal.secret !== null;
}

/** Keeps the latest deals that were told, for when there is no connection. */
export function keepDeals(deals: readonly DailyDeal[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(deals.filter(isTold)));
  } catch {
    // Private windows and full disks: without a connection there are none.
  }
}

export function keptDeals(): readonly ToldDaily[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDeal) : [];
  } catch {
    return [];
  }
}

function isDeal(one: unknown): one is ToldDaily {
  if (typeof one !== 'object' || one === null) return false;
  const { day, game, seats, person, secret, bots } = one as Partial<Record<keyof DailyDeal, unknown>>;
  const areTexts = [day, game, secret].every((text) => typeof text === 'string');
  return areTexts && [seats, person].every(Number.isInteger) && typeof bots === 'object' && bots !== null;
}
