import type { Seat } from '@stakeout/kernel';
import type { Opinion } from '../policy.ts';

/** A decision asked of a bot in another thread: plain data, and nothing its seat may not know. */
export interface Question {
  readonly game: string;
  /** What the match was created with: the view alone does not say what is printed in a host's own box. */
  readonly config: unknown;
  /** The name of a policy, with a budget or without: `hard`, `hard@1s`. */
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly options: readonly unknown[];
  /** What the bot wrote down at its last answer; `null` the first time. */
  readonly notes: unknown;
  /** What its seat was shown since then. */
  readonly events: readonly unknown[];
  readonly seed: number;
}

export interface Answer {
  /** The index of the chosen option. */
  readonly index: number;
  /** For the next question. */
  readonly notes: unknown;
  /** What the bot thinks of the options, best first; empty for bots that do not weigh them. */
  readonly opinions: readonly Opinion[];
}
