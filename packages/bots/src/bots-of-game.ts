import type { AnyRules, Message, Seat } from '@stakeout/kernel';
import type { Budget } from './budget.ts';
import type { DailyTable } from './daily-table.ts';
import type { Judging } from './judge/judging.ts';
import type { Strength } from './level.ts';
import type { Policy } from './policy.ts';

/**
 * All that bots can do in one game. Every game with a folder of its own here exports one; others get those for any game. A
 * thread that plays one game loads the bots of no other, and none of the words.
 */
export interface BotsOfGame {
  /** The rules they play by. */
  readonly game: AnyRules;
  /** Those that decide at once and cannot be told for how long to think. */
  readonly quick: readonly Policy[];
  /** A strength of play; a budget given replaces its own. */
  readonly level: (strength: Strength, budget?: Budget) => Policy;
  /** Plays like a strong one, and has an opinion on every option: for advice. */
  readonly advisor: (budget: Budget) => Policy;
  /** How matches of the game are judged afterwards. */
  readonly judging: Judging;
  /** How the deal of the day is played, in games that have one. */
  readonly daily?: DailyTable;
  /** Why an option is good, with what it is meant to lead to, in games whose bots can say so. */
  readonly reasonFor?: (view: unknown, action: unknown, goal: unknown) => Reason;
  /** Whether the seat gets away in one imagined game of this number, in games where somebody has to get away. */
  readonly escapesInTry?: (view: unknown, seat: Seat, number: number, seed: number) => boolean;
}

/** A sentence of the game's `REASON_TEXTS`, and the clause of the rules it makes use of. */
export interface Reason extends Message {
  readonly clause: string;
}
