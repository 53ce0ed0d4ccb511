import './headline.css';
import type { GameReview } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import type { Recording } from '../replay/recording.ts';
import type { Judged } from '../session/review/review-work.ts';
import { useSay } from '../text/say.ts';
import { headlineOf } from './model/headline.ts';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWords } from './use-review-words.ts';

/** The sentence that most people read, or how far the judge has come. */
export function Headline({
  recording,
  seat,
  parts,
  words,
  judged,
  onStop,
  onGoOn,
  onAgain,
}: {
  readonly recording: Recording;
  readonly seat: number;
  readonly parts: GameReview;
  readonly words: ReviewWords;
  readonly judged: Judged;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onAgain: () => void;
}) {
  const say = useSay(reviewTexts);
  const { status, decisions, total, progress } = judged;
  return (
    <section className="panel review-headline" aria-labelledby="review-headline">
      <p className="label">{matchLine(recording, seat, say)}</p>
      <h1 id="review-headline">
        {status === 'done' ? <Sentence {...{ seat, recording, parts, words, judged }} /> : now()}
      </h1>
      {status === 'done' ? (
        <More judged={judged} parts={parts} />
      ) : (
        <div className="review-progress">
          {status !== 'failed' && (
            <progress max={1} value={progress} aria-label={say('progress')}>
              {Math.round(100 * progress)}%
            </progress>
          )}
          {status === 'judging' && (
            <Button small onClick={onStop}>
              {say('stop')}
            </Button>
          )}
          {status === 'stopped' && (
            <Button small look="primary" onClick={onGoOn}>
              {say('goOn')}
            </Button>
          )}
          {status === 'failed' && (
            <Button small look="primary" onClick={onAgain}>
              {say('judgeAgain')}
            </Button>
          )}
        </div>
      )}
    </section>
  );

  function now(): string {
    const done = decisions.length;
    if (status === 'failed') return say('failed');
    if (status === 'stopped') return say('stoppedAt', { done, decisions: total });
    if (done === 0) return say('judgingStart');
    return done === total ? say('judgingBooks') : say('judging', { done, decisions: total });
  }
}

function matchLine(
  { outcome, seats }: Recording,
  seat: number,
  say: ReturnType<typeof useSay<'players' | 'won' | 'lost' | 'shared'>>,
): string {
  const players = say('players', { count: seats.length });
  if (outcome === null) return players;
  const { winners } = outcome;
  const result = !winners.includes(seat) ? 'lost' : winners.length > 1 ? 'shared' : 'won';
  return `${players}, ${say(result)}`;
}

function Sentence({
  seat,
  recording,
  parts,
  words,
  judged,
}: {
  readonly seat: number;
  readonly recording: Recording;
  readonly parts: GameReview;
  readonly words: ReviewWords;
  readonly judged: Judged;
}) {
  const say = useSay(reviewTexts);
  const { each, counted, level } = headlineOf(judged.decisions, parts.levels);
  if (counted === 0) return say('noDecisions');
  const like = level === null ? '' : say(`like_${level}`);
  const params = { each: each.toFixed(1), like };
  return seat === recording.own ? say('givenYou', params) : say('givenName', { ...params, name: words.nameOf(seat) });
}

function More({ judged, parts }: { readonly judged: Judged; readonly parts: GameReview }) {
  const say = useSay(reviewTexts);
  const { given, inOne, counted } = headlineOf(judged.decisions, parts.levels);
  if (counted === 0) return null;
  return (
    <p>
      {say('each', { counted, given })} {inOne !== null && <b>{say('inOne', { points: inOne })}</b>}
    </p>
  );
}
