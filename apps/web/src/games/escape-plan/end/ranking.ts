import type { Outcome, Seat } from '@stakeout/kernel';

/** By what a player is ahead of the next one, in the order in which it is looked at (E4.2, E22.3). */
const MEASURES = ['escaped', 'total', 'cash', 'notoriety', 'wounds'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Rank {
  readonly seat: Seat;
  readonly place: number;
  readonly hasEscaped: boolean;
  readonly total: number;
  readonly cash: number;
  readonly notoriety: number;
  readonly wounds: number;
  /** What puts this player before the next one; `null` for the last, and where both share a place. */
  readonly aheadBy: Measure | null;
}

/** The players from first to last, each with what decided against the next. Those arrested share the last place. */
export function rankingOf({ places, tieBreaks }: Outcome): readonly Rank[] {
  const seats = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return seats.map((seat, index) => {
    const keys = tieBreaks[seat] ?? [];
    const next = seats[index + 1];
    const isLevel = next === undefined || places[next] === places[seat];
    const others = isLevel ? keys : (tieBreaks[next] ?? []);
    const deciding = MEASURES.findIndex((_, measure) => keys[measure] !== others[measure]);
    const [escaped = 0, total = 0, cash = 0, notoriety = 0, wounds = 0] = keys;
    return {
      seat,
      place: places[seat] ?? 0,
      hasEscaped: escaped === 1,
      total,
      cash,
      notoriety: -notoriety,
      wounds: 0 - wounds,
      aheadBy: MEASURES[deciding] ?? null,
    };
  });
}

/** Two neighbours in the ranking who escaped with the same total: what decided between them is told. */
export function tiesIn(ranking: readonly Rank[]): readonly (readonly [first: Rank, second: Rank])[] {
  return ranking.flatMap((rank, index) => {
    const next = ranking[index + 1];
    const isTie = next !== undefined && rank.hasEscaped && next.hasEscaped && rank.total === next.total;
    return isTie ? [[rank, next] as const] : [];
  });
}
