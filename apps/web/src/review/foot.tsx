import './foot.css';
import { reviewJson } from '@stakeout/bots/judge';
import { useState } from 'react';
import { download } from '../end/share.ts';
import type { GameReview } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { Recording } from '../replay/recording.ts';
import type { Judged } from '../session/review/review-work.ts';
import { useSay } from '../text/say.ts';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWish } from './review-place.ts';
import type { ReviewWords } from './use-review-words.ts';

const HOW = ['how1', 'how2', 'how3', 'how4', 'how5'] as const;

/** Who judged, by what, and how it is counted. */
export function Foot({
  recording,
  judged: { review, took },
  seed,
  wish,
  words,
  parts,
}: {
  readonly recording: Recording;
  readonly judged: Judged;
  readonly seed: number;
  readonly wish: ReviewWish;
  readonly words: ReviewWords;
  readonly parts: GameReview;
}) {
  const say = useSay(reviewTexts);
  const [isShown, setShown] = useState(false);
  const playouts = wish.playouts ?? parts.playouts;
  const seconds = Math.max(1, Math.round(took / 1000));
  return (
    <footer className="review-foot">
      {review !== null && <span>{say('judgedBy', { judge: review.judge, rules: review.rulesVersion })}</span>}
      <span>{say('seed', { seed: seed.toString(16) })}</span>
      <span>{say(wish.playouts === null ? 'playouts' : 'fewPlayouts', { playouts })}</span>
      {review !== null && <span>{say('took', { seconds })}</span>}
      <span>{say('onlyKnown')}</span>
      <button type="button" className="review-link" onClick={() => setShown(true)}>
        {say('how')}
      </button>
      {review !== null && (
        <button
          type="button"
          className="review-link"
          onClick={() => {
            const text = JSON.stringify(reviewJson(review, words.sayReason), null, 1);
            download(text, `stakeout-review-${recording.game.id}-${review.seat + 1}.json`);
          }}
        >
          {say('export')}
        </button>
      )}
      {isShown && (
        <Dialog title={say('how')} onClose={() => setShown(false)} className="review-how">
          <h2>{say('how')}</h2>
          {HOW.map((id) => (
            <p key={id}>{say(id)}</p>
          ))}
          <Button look="ghost" onClick={() => setShown(false)}>
            {say('close')}
          </Button>
        </Dialog>
      )}
    </footer>
  );
}
