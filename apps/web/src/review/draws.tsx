import './draws.css';
import type { Review, ReviewedDraw } from '@stakeout/bots/judge';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../text/say.ts';
import { luckOf } from './model/draws.ts';
import { about, signedShare } from './model/number-words.ts';
import { INTERVAL } from './model/staircase.ts';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWords } from './use-review-words.ts';

/** The three luckiest draws and the three unluckiest. */
export function Draws({
  draws,
  review,
  words,
}: {
  readonly draws: readonly ReviewedDraw[];
  readonly review: Review | null;
  readonly words: ReviewWords;
}) {
  const say = useSay(reviewTexts);
  const { lucky, unlucky } = luckOf(draws);
  const all = [...lucky, ...unlucky];
  const most = Math.max(1, ...all.map(({ luck }) => Math.abs(luck)));
  const mean = all.length === 0 ? 0 : all.reduce((sum, { se }) => sum + se, 0) / all.length;
  return (
    <section className="panel review-draws" aria-labelledby="review-draws">
      <header>
        <h2 id="review-draws" className="label">
          {say('drawsTitle')}
        </h2>
        {all.length > 0 && <span className="label">± {about(INTERVAL * mean)}</span>}
      </header>
      {all.length === 0 && <p className="review-later">{say(review === null ? 'drawsLater' : 'drawsNone')}</p>}
      <ol>
        {all.map((draw) => {
          const { icon, when, what } = words.tellDraw(draw);
          const half = (44 * Math.abs(draw.luck)) / most;
          const bar = draw.luck > 0 ? { left: '50%', width: `${half}%` } : { right: '50%', width: `${half}%` };
          return (
            <li key={draw.seq + draw.label} className={draw === unlucky[0] && lucky.length > 0 ? 'is-first-bad' : ''}>
              <Icon name={icon} />
              <span>
                <b>{when}</b>: {what}
              </span>
              <span className="review-draw-bar" aria-hidden="true">
                <i style={bar} />
              </span>
              <span className="review-draw-value numeral">{signedShare(draw.luck)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
