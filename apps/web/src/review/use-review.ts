import { judgeName } from '@stakeout/bots/judge';
import { hashOf, type Seat } from '@stakeout/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameFront, GameReview } from '../games/front.ts';
import type { AnyExport, Recording } from '../replay/recording.ts';
import { type KeptReview, keptReviews, type ReviewPlace } from '../session/review/kept-reviews.ts';
import { ReviewWork } from '../session/review/review-work.ts';
import { seedOf } from './review-place.ts';

/** What tells a match from all others, wherever it is kept. */
function matchHash({ header, secret, entries }: AnyExport): string {
  return hashOf({ header, secret, entries: entries.map(({ hash }) => hash) });
}

/** The review of a seat: what the device has kept of it, or else the judge at work. `null` while the device is asked. */
export function useReview(
  recording: Recording,
  file: AnyExport,
  place: ReviewPlace,
  seat: Seat,
  asked: number | null,
  front: GameFront,
  parts: GameReview,
): { readonly work: ReviewWork; readonly seed: number; readonly again: () => void } | null {
  const [attempt, setAttempt] = useState(0);
  const match = useMemo(() => matchHash(file), [file]);
  const seed = seedOf(match);
  const judge = judgeName(asked ?? parts.playouts);
  const { kind, id } = place;
  const [work, setWork] = useState<ReviewWork | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let begun: ReviewWork | null = null;
    const { outcome, own, seats, game } = recording;
    if (outcome === null) return;
    const key = { match, seat, judge, seed };
    const begin = (kept: KeptReview | null) => {
      if (!isCurrent) return;
      const about = { file, seat, seed, playouts: asked };
      begun = new ReviewWork(about, front.startReviewer, kept, (review, took) => {
        const facts = { place: { kind, id }, game: game.id, seats: seats.length, isOwn: seat === own, outcome };
        // A review that cannot be kept is made again the next time.
        keptReviews.keep({ ...key, ...facts, at: Date.now(), took, review }).catch(() => null);
      });
      setWork(begun);
    };
    // Whoever asks again has seen that there is none.
    const looked = attempt === 0 ? keptReviews.find(key) : Promise.resolve(null);
    looked.then(begin, () => begin(null));
    return () => {
      isCurrent = false;
      begun?.close();
      setWork(null);
    };
  }, [recording, file, kind, id, seat, asked, front, match, seed, judge, attempt]);
  return work === null ? null : { work, seed, again: () => setAttempt((before) => before + 1) };
}
