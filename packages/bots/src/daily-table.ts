import type { Seat } from '@stakeout/kernel';

/** How a game's deal of the day is played: the same for everybody, the bots' thoughts included. */
export interface DailyTable {
  readonly seats: number;
  /** Where whoever tries it sits; bots have the other seats. */
  readonly person: Seat;
  /** What the game's `configure` is given. */
  readonly config: unknown;
  /** The level of the bots, and how many games they imagine for a decision: a clock would make them differ from day to day. */
  readonly bots: { readonly level: 'easy' | 'medium' | 'hard'; readonly iterations: number };
  /** How many imagined games each value has that luck is reckoned with afterwards. */
  readonly playouts: number;
}
