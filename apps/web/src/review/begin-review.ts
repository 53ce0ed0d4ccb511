import { hashOf, type Outcome, type Seat } from '@stakeout/kernel';
import type { GameFront } from '../games/front.ts';
import type { AnyExport, Recording } from '../replay/recording.ts';
import { type KeptReview, keptReviews, type ReviewKey, type ReviewPlace } from '../session/review/kept-reviews.ts';
import { ReviewWork } from '../session/review/review-work.ts';
import { seedOf } from './review-place.ts';

/** A seat of a finished match that is to be judged. */
export interface ToJudge {
  readonly recording: Recording;
  readonly file: AnyExport;
  readonly outcome: Outcome;
  readonly place: ReviewPlace;
  readonly seat: Seat;
  /** How many imagined games a value is made of; `null` for what suits the game. */
  readonly asked: number | null;
}

/** By which name a review is kept. The seed follows from the match, so that whoever reviews it finds the same. */
export function reviewKey(file: AnyExport, seat: Seat, judge: string): ReviewKey {
  const match = matchHash(file);
  return { match, seat, judge, seed: seedOf(match) };
}

/** What tells a match from all others, wherever it is kept. */
function matchHash({ header, secret, entries }: AnyExport): string {
  return hashOf({ header, secret, entries: entries.map(({ hash }) => hash) });
}

/** The judge at work, or what the device has kept; whatever is found is kept, and then `onKept` is told. */
export function beginReview(
  { recording, file, outcome, place, seat, asked }: ToJudge,
  key: ReviewKey,
  front: GameFront,
  kept: KeptReview | null,
  onKept: () => void = () => undefined,
): ReviewWork {
  const { own, seats, game } = recording;
  const about = { file, seat, seed: key.seed, playouts: asked };
  return new ReviewWork(about, front.startReviewer, kept, (review, took) => {
    const facts = { place, game: game.id, seats: seats.length, isOwn: seat === own, outcome };
    // A review that cannot be kept is made again the next time.
    keptReviews.keep({ ...key, ...facts, at: Date.now(), took, review }).then(onKept, onKept);
  });
}
