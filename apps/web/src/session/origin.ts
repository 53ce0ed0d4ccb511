import type { Outcome, Seat } from '@stakeout/kernel';
import type { SeatWish } from './plan.ts';

/**
 * Where a match was played on from, as lists and its last page tell it: `again` with the same deal, `true` from a move with the
 * cards as they were, `known` from what one seat knew. The match before is over, so nothing in here is a secret.
 */
export interface MatchOrigin {
  readonly kind: 'again' | 'true' | 'known';
  /** After how many moves. */
  readonly moves: number;
  /** The seat that is played by a person now. */
  readonly seat: Seat;
  /** Where the match before can be seen again; `null` where it came in a file or a link. */
  readonly path: string | null;
  /** Who played there, empty where somebody had no name, and how it ended. */
  readonly players: readonly string[];
  readonly outcome: Outcome;
}

/** How somebody wants to play on. */
export interface BranchWish {
  /** After how many moves; `null` where the match itself began: at its deal, or where it was played on from. */
  readonly moves: number | null;
  readonly cards: 'true' | 'known';
  /** One person, and bots. */
  readonly seats: readonly SeatWish[];
  /** Where the match before can be seen again, and who played there, as its reader knows them. */
  readonly path: string | null;
  readonly players: readonly string[];
}

/**
 * `differs`: the file is not what it claims to be. `otherRules`: it was played under rules, or is of a game, that this page does
 * not have. `stillRunning`: a match with its key is not over on this device. `noSuchMove`: nothing is left to be decided there.
 */
export type BranchFault = 'differs' | 'otherRules' | 'stillRunning' | 'noSuchMove' | 'storage' | 'internal';

export type Branched = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly error: BranchFault };
