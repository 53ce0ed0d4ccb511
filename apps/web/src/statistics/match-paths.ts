import { matchPath } from '../routes/match-path.ts';
import type { PlayedMatch } from './played-match.ts';

/** The review of the reader's own seat, as people count seats, at one of its moments where one is named. */
export function reviewPath({ place, id, seat }: PlayedMatch, seq?: number): string {
  return `${matchPath('review', place, id)}?seat=${seat + 1}${seq === undefined ? '' : `&moment=${seq}`}`;
}
