import type { EventOf } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** What a player took in a bust. */
export interface TakenShare {
  readonly seat: Seat;
  readonly crates: number;
  readonly sum: number;
  /** Whether the nearer card decided between equal sums, in this player's favour. */
  readonly winsTie: boolean;
}

/** Whoever takes just before somebody with the same sum won the tie by the nearer card (G8.5). */
export function withShare(
  shares: readonly TakenShare[],
  { seat, crates, sum }: EventOf<'cratesTaken'>,
): readonly TakenShare[] {
  const last = shares.length - 1;
  const before = shares.map((share, index) =>
    index === last && share.sum === sum ? { ...share, winsTie: true } : share,
  );
  return [...before, { seat, crates, sum, winsTie: false }];
}
