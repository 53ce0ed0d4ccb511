import type { AnyGame, Language, Message, Seat } from '@stakeout/kernel';
import type { Budget } from './budget.ts';
import type { Level } from './level.ts';
import type { Policy } from './policy.ts';

/** All that bots can do in one game. Every game of its own folder here exports one; others get those for any game. */
export interface BotsOfGame {
  readonly game: AnyGame;
  /** Those that decide at once and cannot be told for how long to think. */
  readonly quick: readonly Policy[];
  /** A strength of play; a budget given replaces its own. */
  readonly level: (level: Level, budget?: Budget) => Policy;
  /** Plays like the strongest, and has an opinion on every option: for advice. */
  readonly advisor: (budget: Budget) => Policy;
  /** Why an option is good, in games whose bots can say so. */
  readonly reasons?: Reasons;
  /** Whether the seat gets away in one imagined game of this number, in games where somebody has to get away. */
  readonly escapesInTry?: (view: unknown, seat: Seat, number: number, seed: number) => boolean;
}

export interface Reasons {
  /** A sentence by its id, and the clause of the rules it makes use of. */
  readonly reasonFor: (view: unknown, action: unknown) => Message & { readonly clause: string };
  readonly sentences: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}
