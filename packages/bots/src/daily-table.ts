import type { Seat } from '@stakeout/kernel';
import type { Level, Strength } from './level.ts';

/** How a game's deal of the day is played: the same for everybody, the bots' thoughts included. */
export interface DailyTable {
  readonly seats: number;
  /** Where whoever tries it sits; bots have the other seats. */
  readonly person: Seat;
  /** What the game's `configure` is given. */
  readonly config: unknown;
  /** The level of the bots as people are told, and how many games they imagine for a decision: a clock would make them differ from day to day. */
  readonly bots: { readonly level: Level; readonly iterations: number };
  /** Who thinks for them. It never changes, so that results of different days compare. */
  readonly mind: Strength;
  /** How many imagined games each value has that luck is reckoned with afterwards. */
  readonly playouts: number;
}

/** Who decides at a bot's seat. Bots that take over from somebody think as their level does, as many games as the others. */
export function dailyBot({ bots, mind }: DailyTable, level: Level): string {
  const bot = level === bots.level ? mind : level;
  // A beginner plays no better for having more time.
  return bot === 'easy' ? bot : `${bot}@${bots.iterations}`;
}
