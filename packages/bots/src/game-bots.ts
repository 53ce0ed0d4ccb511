import type { Message, Seat } from '@stakeout/kernel';
import type { Budget } from './budget.ts';
import type { Level } from './level.ts';
import type { Policy } from './policy.ts';

/** The bots of one game: all that this package knows of it. A thread that plays one game loads the bots of no other. */
export interface GameBots {
  /** The game, by its id. */
  readonly game: string;
  /** Policies that need no time, besides the random one that every game has. */
  readonly plain: readonly Policy[];
  /** The levels that a person can choose; one that thinks may be told for how long. */
  readonly level: (level: Level, budget?: Budget) => Policy;
  /** Who is asked for advice: plays like the strongest bot, and has an opinion on every option. */
  readonly advisor: (budget: Budget) => Policy;
  /** Why an option is good. */
  readonly reasonFor: (view: unknown, action: unknown) => Reason;
  /** Whether the seat gets away in an imagined game of this number; only where somebody has to get away. */
  readonly escapesInTry?: (view: unknown, seat: Seat, number: number, seed: number) => boolean;
}

/** A sentence of the game's `REASON_TEXTS`, and the clause of the rules it makes use of. */
export interface Reason extends Message {
  readonly clause: string;
}
