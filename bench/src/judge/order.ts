import type { AnyGame } from '@stakeout/kernel';

/** One match to play and to judge; plain data, as it crosses into a thread. */
export interface Order {
  readonly game: string;
  readonly number: number;
  /** How many imagined games a value is made of, beside what suits the game. */
  readonly depth: number;
  /** Every so many decisions the deeper judge is asked; never when 0. */
  readonly probeEvery: number;
  /** Every so many decisions all levels are asked what they would have played; never when 0. */
  readonly askEvery: number;
  /** The same as `depth`, for what the deeper judge is held against and for what the levels would have played. */
  readonly probeDepth: number;
}

/** What came of it. */
export interface Finding {
  readonly game: string;
  readonly seats: number;
  /** Who played the seat that was judged. */
  readonly level: string;
  readonly decisions: number;
  readonly counted: number;
  /** What all its decisions gave away, in points. */
  readonly given: number;
  readonly luck: number;
  readonly residual: number;
  readonly residualSe: number;
  /** How long the review took, and until the first decision was judged, in seconds. */
  readonly seconds: number;
  readonly untilFirst: number;
  /** Decisions that the deeper judge looked at too. */
  readonly probes: readonly Probe[];
  /** What each level would have given away at some of the decisions, in points. */
  readonly asked: readonly Readonly<Record<string, number>>[];
}

/** What is said of the worst and of the best that a deeper judge sees at a decision, had they been played. */
export interface Probe {
  /** How much worse the worst is, by the deeper judge. */
  readonly spread: number;
  readonly worstLabel: string | null;
  readonly bestLabel: string | null;
}

/** Those whose decisions are judged, the strongest first. */
export const LEVELS: readonly string[] = ['hard', 'medium', 'easy', 'random'];

/** So many times as much as `medium` thinks `hard` here, as it was before bots learned: enough to be better, and done in time. */
const HARD: Readonly<Record<string, string>> = { gunrunners: 'classic@600', 'escape-plan': 'classic@60' };

/** Asked for a few decisions instead of playing all of them, it has time for more. */
const HARD_ASKED: Readonly<Record<string, string>> = { gunrunners: 'classic@1000', 'escape-plan': 'classic@400' };

/** The name of the bot that plays at a level. */
export function playerName({ id }: AnyGame, level: string): string {
  return level === 'hard' ? (HARD[id] ?? level) : level;
}

/** The name of the bot that is asked for what a level would play. */
export function askedName({ id }: AnyGame, level: string): string {
  return level === 'hard' ? (HARD_ASKED[id] ?? level) : level;
}
