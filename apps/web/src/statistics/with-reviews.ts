import type { KeptReview } from '../session/review/kept-reviews.ts';
import { judgedOf } from './judged.ts';
import type { MatchPlace, PlayedMatch } from './played-match.ts';

/** What statistics need to know of a review that the device has kept. */
export type OwnReview = Pick<KeptReview, 'place' | 'seat' | 'at' | 'review' | 'whens'>;

/**
 * The matches with what the judge found in the reader's seat of each. Of several reviews those of the newest judge count, of them
 * the one that was thought over most, and of those the latest.
 */
export function withReviews(matches: readonly PlayedMatch[], kept: readonly OwnReview[]): readonly PlayedMatch[] {
  const best = new Map<string, OwnReview>();
  for (const one of kept) {
    const key = keyOf(one.place.kind, one.place.id, one.seat);
    const known = best.get(key);
    if (known === undefined || isBetter(one, known)) best.set(key, one);
  }
  return matches.map((match) => {
    const found = best.get(keyOf(KINDS[match.place], match.id, match.seat));
    return found === undefined ? match : { ...match, judged: judgedOf(found.review, found.whens) };
  });
}

/** What the address of a replay calls the place of a match. */
export const KINDS: Readonly<Record<MatchPlace, 'local' | 'table'>> = { local: 'local', online: 'table' };

function isBetter(one: OwnReview, other: OwnReview): boolean {
  const better = [
    versionOf(one) - versionOf(other),
    one.review.playouts - other.review.playouts,
    one.at - other.at,
  ].find((difference) => difference !== 0);
  return better !== undefined && better > 0;
}

/** The version of the judge, as its name has it (`race/2@700`): an older one had faults that a newer one has not. */
function versionOf({ review }: OwnReview): number {
  return Number(/\/(\d+)@/.exec(review.judge)?.[1] ?? 0);
}

function keyOf(kind: string, id: string, seat: number): string {
  return `${kind} ${id} ${seat}`;
}
