import type { MatchExport } from '@stakeout/kernel';
import type { SeatPlate } from '../session/session.ts';

/** A match that is over, as it takes to play on from it. */
export interface FinishedMatch {
  readonly game: string;
  readonly seats: readonly SeatPlate[];
  readonly file: MatchExport<unknown, unknown>;
  /** Where it can be seen again; `null` where it is kept nowhere. */
  readonly path: string | null;
}
