import { judgeName } from '@stakeout/bots/judge';
import type { Seat } from '@stakeout/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameFront, GameReview } from '../games/front.ts';
import type { AnyExport, Recording } from '../replay/recording.ts';
import type { HalfReview, KeptReview, ReviewPlace } from '../session/review/kept-reviews.ts';
import type { ReviewWork } from '../session/review/review-work.ts';
import { beginReview, keptOf, reviewKey } from './begin-review.ts';

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
  const judge = judgeName(asked ?? parts.playouts);
  const key = useMemo(() => reviewKey(file, seat, judge), [file, seat, judge]);
  const { kind, id } = place;
  const [work, setWork] = useState<ReviewWork | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let begun: ReviewWork | null = null;
    const { outcome } = recording;
    if (outcome === null) return;
    const begin = (kept: KeptReview | HalfReview | null) => {
      if (!isCurrent) return;
      begun = beginReview({ recording, file, outcome, place: { kind, id }, seat, asked }, key, front, parts, kept);
      setWork(begun);
    };
    // Whoever asks again has seen that there is none.
    const looked = attempt === 0 ? keptOf(key) : Promise.resolve(null);
    looked.then(begin, () => begin(null));
    return () => {
      isCurrent = false;
      begun?.close();
      setWork(null);
    };
  }, [recording, file, kind, id, seat, asked, front, parts, key, attempt]);
  return work === null ? null : { work, seed: key.seed, again: () => setAttempt((before) => before + 1) };
}
