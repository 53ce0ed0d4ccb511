import type { JudgedMoment } from './judged.ts';
import type { PlayedMatch } from './played-match.ts';

export interface OwnMoment extends JudgedMoment {
  readonly match: PlayedMatch;
}

const SHOWN = 5;

/** The decisions that cost most, and those in which the one good way was found, the greatest first. */
export function momentsOf(matches: readonly PlayedMatch[]): {
  readonly best: readonly OwnMoment[];
  readonly worst: readonly OwnMoment[];
} {
  const all = (kind: 'errors' | 'finds') =>
    matches
      .flatMap((match) => (match.judged?.[kind] ?? []).map((moment) => ({ ...moment, match })))
      .sort((one, other) => other.points - one.points)
      .slice(0, SHOWN);
  return { best: all('finds'), worst: all('errors') };
}
