import type { Seat } from '@stakeout/kernel';
import { type Card, isBack } from './cards.ts';
import { shareOut } from './shares.ts';

/** What one player would take if a location were busted now. */
export interface Share {
  readonly seat: Seat;
  readonly sum: number;
  readonly crates: number;
  /** Whether the sum is equal to the next one's and the nearer card decides (G8.5). */
  readonly winsTie: boolean;
}

export interface Forecast {
  /** In the order in which players take. */
  readonly shares: readonly Share[];
  /** Crates that nobody would take. */
  readonly stays: number;
  /** Cards whose face the viewer does not know. */
  readonly hidden: number;
}

/**
 * What a bust would do with a row as a viewer sees it (G8.3 to G8.5). Cards whose face is not known are not counted, or as
 * whatever value they are guessed to have.
 */
export function forecast(row: readonly Card[], crates: number, guess = 0): Forecast {
  const shares: Share[] = [];
  const stays = shareOut(row, crates, guess, (seat, taken, sum) => {
    const last = shares.length - 1;
    const before = shares[last];
    if (before?.sum === sum) shares[last] = { ...before, winsTie: true };
    shares.push({ seat, sum, crates: taken, winsTie: false });
  });
  return { shares, stays, hidden: row.filter(isBack).length };
}
