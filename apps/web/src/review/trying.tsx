import { AS_GOOD } from '@stakeout/bots/judge';
import { useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { useSay } from '../text/say.ts';
import type { Attempt } from './attempt.ts';
import { ChanceBar } from './chance-bar.tsx';
import type { Moment } from './model/moments.ts';
import { INTERVAL } from './model/staircase.ts';
import { reviewTexts } from './review.texts.ts';
import { Stamp } from './stamp.tsx';
import type { ReviewWords } from './use-review-words.ts';

/** Somebody chooses again: what they would play, and what the judge says to it. */
export function Trying({
  attempt,
  moment,
  words,
  onAgain,
  onLeave,
}: {
  readonly attempt: Attempt;
  readonly moment: Moment;
  readonly words: ReviewWords;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}) {
  const say = useSay(reviewTexts);
  const { step } = moment.decision;
  const verdict = attempt.stage === 'judged' ? attempt.decision : null;
  const isFound = verdict !== null && verdict.loss < AS_GOOD;
  const sentence =
    verdict === null ? null : isFound ? say('tryFound') : say('tryLost', { points: Math.round(verdict.loss) });
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence]);
  return (
    <aside className="review-verdict is-trying" aria-labelledby="review-trying">
      <h2 id="review-trying">{say('tryTitle')}</h2>
      {attempt.stage === 'choosing' && <p>{say('tryHint')}</p>}
      {attempt.stage === 'judging' && (
        <>
          <p>{words.sayLine(step, attempt.line)}</p>
          <p role="status">{say('tryJudging')}</p>
        </>
      )}
      {attempt.stage === 'failed' && <p role="alert">{say('tryFailed')}</p>}
      {attempt.stage === 'judged' && verdict !== null && (
        <>
          {isFound && <Stamp kind="found" />}
          <p className="review-try-said">{sentence}</p>
          <ChanceBar
            look={isFound ? 'better' : 'tried'}
            label={say('tried')}
            text={words.sayLine(step, attempt.line)}
            value={verdict.chance.value - Math.max(0, verdict.loss)}
            about={INTERVAL * verdict.se}
            most={verdict.chance.value}
            score={null}
          />
        </>
      )}
      <div className="review-acts">
        <Button onClick={onLeave}>{say(verdict === null ? 'giveUp' : 'show')}</Button>
        {verdict !== null && !isFound && (
          <Button look="primary" onClick={onAgain}>
            {say('tryMore')}
          </Button>
        )}
        {attempt.stage === 'failed' && (
          <Button look="primary" onClick={onAgain}>
            {say('tryMore')}
          </Button>
        )}
      </div>
    </aside>
  );
}
