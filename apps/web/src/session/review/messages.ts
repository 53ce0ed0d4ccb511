import type { Review, ReviewedDecision, ReviewedDraw } from '@stakeout/bots/judge';
import type { MatchExport, Seat } from '@stakeout/kernel';

/** What page and judge say to each other. The judge sits in a worker of its own and has one match of one seat before it. */

/** What is to be judged. */
export interface Case {
  /** The finished match, as it is exported. */
  readonly file: MatchExport<unknown, unknown>;
  readonly seat: Seat;
  readonly seed: number;
  /** How many imagined games a value is made of; `null` for what suits the game. */
  readonly playouts: number | null;
  /** What was found before the judge was stopped. */
  readonly judged: readonly ReviewedDecision[];
}

export type ToReviewer =
  /** First of all; nothing is judged yet. */
  | { readonly type: 'open'; readonly about: Case }
  /** Begins to judge, or goes on. */
  | { readonly type: 'judge' }
  | { readonly type: 'stop' }
  /** What would be said if something else had been played at a decision; it comes before all that waits. */
  | { readonly type: 'try'; readonly number: number; readonly step: number; readonly line: readonly unknown[] };

export type FromReviewer =
  | { readonly type: 'begun'; readonly judge: string; readonly decisions: number }
  | {
      readonly type: 'news';
      /** From 0 to 1. */
      readonly done: number;
      /** How long the judge has thought, in milliseconds. */
      readonly took: number;
      readonly decisions: readonly ReviewedDecision[];
      readonly draws: readonly ReviewedDraw[];
    }
  | { readonly type: 'finished'; readonly review: Review; readonly took: number }
  | { readonly type: 'tried'; readonly number: number; readonly decision: ReviewedDecision }
  | { readonly type: 'failed'; readonly reason: string };
