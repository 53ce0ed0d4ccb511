import type { Outcome, Seat } from '@stakeout/kernel';

/** By what a player is ahead of the next one (G9.4). */
export type Measure = 'crates' | 'total' | 'highest';

export interface Rank {
  readonly seat: Seat;
  readonly place: number;
  readonly crates: number;
  /** What the remaining cards of G9.5 come to, and the highest of them. */
  readonly total: number;
  readonly highest: number;
  /** What puts this player before the next one; `null` for the last, and where both share a place. */
  readonly aheadBy: Measure | null;
  readonly isShared: boolean;
}

const MEASURES: readonly Measure[] = ['crates', 'total', 'highest'];

/** The players from first to last, each with what decided against the next. */
export function rankingOf({ places, tieBreaks }: Outcome): readonly Rank[] {
  const seats = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return seats.map((seat, index) => {
    const keys = tieBreaks[seat] ?? [];
    const next = seats[index + 1];
    const others = next === undefined ? keys : (tieBreaks[next] ?? []);
    const deciding = MEASURES.findIndex((_, measure) => keys[measure] !== others[measure]);
    return {
      seat,
      place: places[seat] ?? 0,
      crates: keys[0] ?? 0,
      total: keys[1] ?? 0,
      highest: keys[2] ?? 0,
      aheadBy: next === undefined ? null : (MEASURES[deciding] ?? null),
      isShared: places.filter((place) => place === places[seat]).length > 1,
    };
  });
}
