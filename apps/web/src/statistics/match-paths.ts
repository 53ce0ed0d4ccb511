import type { PlayedMatch } from './played-match.ts';

export function replayPath({ place, id }: PlayedMatch): string {
  return `/replay/${kindOf(place)}/${id}`;
}

/** The review of the reader's own seat, at one of its moments where one is named. */
export function reviewPath({ place, id, seat }: PlayedMatch, seq?: number): string {
  return `/review/${kindOf(place)}/${id}?seat=${seat + 1}${seq === undefined ? '' : `&seq=${seq}`}`;
}

function kindOf(place: PlayedMatch['place']): string {
  return place === 'local' ? 'local' : 'table';
}
