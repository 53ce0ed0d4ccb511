import type { Measured } from '@stakeout/bots/judge';
import type { PlayedMatch } from './played-match.ts';

/** What some matches come to together. */
export interface Totals {
  readonly matches: number;
  /** Matches won, shared wins among them. */
  readonly won: number;
  /** The mean share of the win, in per cent. */
  readonly share: number;
  /** What it would be among equals; `null` where nobody else played. */
  readonly even: number | null;
  readonly judged: number;
  /** How many decisions mattered, in all matches that were judged. */
  readonly decisions: number;
  /** Points given away, a decision that mattered. */
  readonly given: Measured | null;
  /** Points that luck brought, a match. */
  readonly luck: Measured | null;
}

export function totalsOf(matches: readonly PlayedMatch[]): Totals {
  const judged = matches.flatMap(({ judged }) => judged ?? []);
  const decisions = sum(judged.map(({ decisions }) => decisions));
  const against = matches.filter(({ seats }) => seats > 1);
  return {
    matches: matches.length,
    won: matches.filter(({ share }) => share > 0).length,
    share: (100 * sum(matches.map(({ share }) => share))) / Math.max(matches.length, 1),
    even: against.length === 0 ? null : (100 * sum(against.map(({ seats }) => 1 / seats))) / against.length,
    judged: judged.length,
    decisions,
    given: each(
      judged.map(({ given }) => given),
      decisions,
    ),
    luck: each(
      judged.map(({ luck }) => luck),
      judged.length,
    ),
  };
}

/** The mean of measured values over so many; errors of matches are apart from each other, so their squares add up. */
export function each(values: readonly Measured[], count: number): Measured | null {
  if (count === 0) return null;
  return {
    value: sum(values.map(({ value }) => value)) / count,
    se: Math.hypot(...values.map(({ se }) => se)) / count,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
