import type { Seat } from '@stakeout/kernel';
import type { BotLevel } from '@stakeout/protocol';
import type { SeatWish } from '../session/plan.ts';
import type { SeatPlate } from '../session/session.ts';

/** Who takes a seat when a match is played on: the reader, or a bot. */
export type Taker = 'me' | BotLevel;

const USUAL: BotLevel = 'medium';

/** The reader at the seat, bots as they were, and bots in place of everybody else. */
export function takersAt(seats: readonly Pick<SeatPlate, 'level'>[], own: Seat): Taker[] {
  return seats.map(({ level }, seat) => (seat === own ? 'me' : (level ?? USUAL)));
}

/** One seat is always the reader's: whoever takes another leaves their own to a bot, and nobody leaves the last. */
export function withTaker(takers: readonly Taker[], seat: Seat, taker: Taker): Taker[] {
  if (taker === 'me') return takers.map((now, index) => (index === seat ? 'me' : now === 'me' ? USUAL : now));
  if (takers[seat] !== 'me') return takers.map((now, index) => (index === seat ? taker : now));
  if (takers.length === 1) return [...takers];
  const next = (seat + 1) % takers.length;
  return takers.map((now, index) => (index === seat ? taker : index === next ? 'me' : now));
}

/** What a worker is asked for. Bots keep the names that bots had at their seats. */
export function wishesOf(
  takers: readonly Taker[],
  seats: readonly Pick<SeatPlate, 'name' | 'kind'>[],
  ownName: string,
  botName: (seat: Seat) => string,
): SeatWish[] {
  return takers.map((taker, seat) => {
    if (taker === 'me') return { kind: 'person', name: ownName };
    const before = seats[seat];
    return { kind: 'bot', level: taker, name: before?.kind === 'bot' ? before.name : botName(seat) };
  });
}

/** The seat that the reader had, as far as it can be told: the one they look from, or the first that a person had. */
export function usualSeat(seats: readonly Pick<SeatPlate, 'kind'>[], eyes: unknown): Seat {
  if (typeof eyes === 'number' && eyes < seats.length) return eyes;
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
}
