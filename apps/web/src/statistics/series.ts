import type { Measured } from '@stakeout/bots/judge';
import { byTime, type PlayedMatch } from './played-match.ts';
import { each } from './totals.ts';

/** What is followed from match to match. */
export type Followed = 'share' | 'given' | 'luck';

export interface SeriesPoint {
  readonly match: PlayedMatch;
  /** What this match brought. */
  readonly own: Measured;
  /** The mean of this one and those before it, as far as it goes back. */
  readonly mean: Measured;
}

/** A mean goes back so many matches: enough to even out a lucky evening, few enough to show that somebody gets better. */
export const GOES_BACK = 10;

/**
 * A value from match to match, in the order they were played. Wins are known of every match, the other two of those that were
 * judged; a match in which nothing mattered gave nothing away in no decision, so it has no point there.
 */
export function seriesOf(matches: readonly PlayedMatch[], followed: Followed): readonly SeriesPoint[] {
  const parts = [...matches].sort(byTime).flatMap((match) => {
    const part = partOf(match, followed);
    return part === null ? [] : [{ match, ...part }];
  });
  return parts.flatMap(({ match, total, count }, index) => {
    const back = parts.slice(Math.max(0, index + 1 - GOES_BACK), index + 1);
    const own = each([total], count);
    const mean = each(
      back.map((one) => one.total),
      back.reduce((counts, one) => counts + one.count, 0),
    );
    return own === null || mean === null ? [] : [{ match, own, mean }];
  });
}

/** What a match adds, and over how much of it the mean goes: decisions, or the match itself. */
function partOf({ share, judged }: PlayedMatch, followed: Followed): { total: Measured; count: number } | null {
  if (followed === 'share') return { total: { value: 100 * share, se: 0 }, count: 1 };
  if (judged === null) return null;
  if (followed === 'luck') return { total: judged.luck, count: 1 };
  return judged.decisions === 0 ? null : { total: judged.given, count: judged.decisions };
}
