import { hashOf, type Outcome, type Seat } from '@stakeout/kernel';
import type { GameFront, GameReview } from '../games/front.ts';
import type { AnyExport, Recording } from '../replay/recording.ts';
import {
  type HalfReview,
  type KeptReview,
  keptReviews,
  type ReviewKey,
  type ReviewPlace,
} from '../session/review/kept-reviews.ts';
import { ReviewWork } from '../session/review/review-work.ts';
import { whensOf } from './model/timeline.ts';
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
  parts: GameReview,
  kept: KeptReview | HalfReview | null,
  onKept: () => void = () => undefined,
): ReviewWork {
  const { own, seats, game } = recording;
  const about = { file, seat, seed: key.seed, playouts: asked };
  return new ReviewWork(about, front.startReviewer, kept, {
    // What cannot be kept is found again the next time.
    onFound: (half) => void keptReviews.keepHalf(key, half).catch(() => undefined),
    onFinished(review, took) {
      const facts = { place, game: game.id, seats: seats.length, isOwn: seat === own, outcome };
      const whens = whensOf(recording.film(seat), review.decisions, parts);
      keptReviews.keep({ ...key, ...facts, at: Date.now(), took, review, whens }).then(onKept, onKept);
    },
  });
}

/** What the device has of a review: the whole, or what had been found when it was left. */
export async function keptOf(key: ReviewKey): Promise<KeptReview | HalfReview | null> {
  return (await keptReviews.find(key)) ?? (await keptReviews.findHalf(key));
}
