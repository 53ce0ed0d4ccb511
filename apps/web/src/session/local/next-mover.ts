import type { Seat } from '@stakeout/kernel';
import type { SeatPlan } from '../plan.ts';

/** What a match waits for: a bot, whoever holds the device, somebody else at this device, or nothing once it is over. */
export type NextMover =
  | { readonly type: 'bot'; readonly seat: Seat }
  | { readonly type: 'holder' }
  | { readonly type: 'other'; readonly seat: Seat }
  | { readonly type: 'nobody' };

/** Bots first where several decide at once: nobody has to wait for them then. */
export function nextMover(seats: readonly SeatPlan[], toAct: readonly Seat[], holder: Seat | null): NextMover {
  const bot = toAct.find((seat) => seats[seat]?.kind === 'bot');
  if (bot !== undefined) return { type: 'bot', seat: bot };
  if (holder !== null && toAct.includes(holder)) return { type: 'holder' };
  const [seat] = toAct;
  return seat === undefined ? { type: 'nobody' } : { type: 'other', seat };
}

/** Whoever is alone among bots holds the device all the time; several people pass it on, and begin with nobody. */
export function lastingHolder(seats: readonly SeatPlan[]): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
