/** One match to play and to judge; plain data, as it crosses into a thread. */
export interface Order {
  readonly game: string;
  readonly number: number;
  /** How many imagined games a value is made of, beside what suits the game. */
  readonly depth: number;
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
