import type { PlayedMatch } from './played-match.ts';
import { KINDS } from './with-reviews.ts';

/** The review of the reader's own seat, as people count seats, at one of its moments where one is named. */
export function reviewPath({ place, id, seat }: PlayedMatch, seq?: number): string {
  return `/review/${KINDS[place]}/${id}?seat=${seat + 1}${seq === undefined ? '' : `&moment=${seq}`}`;
}
