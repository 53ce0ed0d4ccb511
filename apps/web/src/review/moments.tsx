import './moments.css';
import type { ReviewedDecision } from '@stakeout/bots/judge';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { GameReview } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import type { Film, Recording } from '../replay/recording.ts';
import { go } from '../routes/router.ts';
import type { ReviewPlace } from '../session/review/kept-reviews.ts';
import { useSay } from '../text/say.ts';
import type { Attempt } from './attempt.ts';
import type { Moment } from './model/moments.ts';
import { signedShare } from './model/number-words.ts';
import { MomentMark } from './moment-mark.tsx';
import { MomentTable } from './moment-table.tsx';
import { reviewTexts } from './review.texts.ts';
import { keyMeans } from './review-keys.ts';
import { pathOf } from './review-place.ts';
import { Trying } from './trying.tsx';
import type { ChosenMoment } from './use-chosen-moment.ts';
import type { ReviewWords } from './use-review-words.ts';
import { Verdict } from './verdict.tsx';

/** The moments of a match as tabs, one of them open: the table as the seat saw it, and what is to be said. */
export function Moments({
  recording,
  film,
  seat,
  parts,
  words,
  moments,
  chosen,
  isDone,
  place,
  playOn,
  onTry,
}: {
  readonly recording: Recording;
  readonly film: Film;
  readonly seat: number;
  readonly parts: GameReview;
  readonly words: ReviewWords;
  readonly moments: readonly Moment[];
  readonly chosen: ChosenMoment;
  readonly isDone: boolean;
  readonly place: ReviewPlace;
  /** The way to playing on from the moment on show. */
  readonly playOn?: ReactNode;
  readonly onTry: (step: number, line: readonly unknown[]) => Promise<ReviewedDecision | null>;
}) {
  const say = useSay(reviewTexts);
  const { moment } = chosen;
  const step = moment?.decision.step ?? null;
  const { isOpen, attempt, setOpen, setAttempt } = useDoings(step);

  const begin = () => {
    setOpen(false);
    setAttempt({ stage: 'choosing' });
    announce(`${say('tryTitle')} ${say('tryHint')}`);
  };
  const decide = async (line: readonly unknown[]) => {
    if (step === null) return;
    setAttempt({ stage: 'judging', line });
    announce(say('tryJudging'));
    const decision = await onTry(step, line);
    setAttempt((before) => {
      if (before?.stage !== 'judging' || before.line !== line) return before;
      return decision === null ? { stage: 'failed' } : { stage: 'judged', line, decision };
    });
  };
  const leave = () => {
    if (attempt !== null) setAttempt(null);
    else if (isOpen) setOpen(false);
    else go(pathOf('replay', place));
  };

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meant = keyMeans(event, attempt?.stage === 'choosing');
      if (meant === null) return;
      if (meant === 'next') chosen.go(1);
      else if (meant === 'previous') chosen.go(-1);
      else if (meant === 'back') leave();
      else if (meant === 'try') {
        if (moment !== null && attempt === null) begin();
      } else document.querySelector<HTMLElement>('.review-acts [aria-haspopup="dialog"]')?.click();
      event.preventDefault();
      // The table listens for keys too; here they are for the review.
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });

  if (moment === null) {
    return (
      <section className="panel review-moments is-empty" aria-label={say('moments')}>
        <p>{say(isDone ? 'noMoments' : 'noMomentsYet')}</p>
      </section>
    );
  }
  return (
    // No landmark: the table within is the main one.
    <div className="panel review-moments">
      <nav className="review-tabs" aria-label={say('moments')}>
        <button type="button" className="review-turn" aria-label={say('previous')} onClick={() => chosen.go(-1)}>
          <Arrow d="M8 2 4 6 8 10" />
        </button>
        <div role="tablist" aria-label={say('moments')} className="review-tablist">
          {moments.map((one) => (
            <Tab key={one.decision.step} moment={one} isOn={one === moment} words={words} onChoose={chosen.choose} />
          ))}
        </div>
        <button type="button" className="review-turn" aria-label={say('next')} onClick={() => chosen.go(1)}>
          <Arrow d="M4 2 8 6 4 10" />
        </button>
      </nav>
      <div className="review-moment" role="tabpanel" id="review-moment">
        <MomentTable
          {...{ recording, film, seat, parts, words, isOpen, attempt }}
          moment={moment}
          onDecided={(line) => void decide(line)}
        />
        {attempt === null ? (
          <Verdict
            {...{ recording, seat, parts, words, moment, isOpen, playOn }}
            onOpen={() => setOpen(!isOpen)}
            onTry={begin}
          />
        ) : (
          <Trying attempt={attempt} moment={moment} words={words} onAgain={begin} onLeave={() => setAttempt(null)} />
        )}
      </div>
      <nav className="review-dock" aria-label={say('moments')}>
        <button
          type="button"
          className="button plain review-turn"
          aria-label={say('previous')}
          onClick={() => chosen.go(-1)}
        >
          <Arrow d="M8 2 4 6 8 10" />
        </button>
        {attempt === null && playOn}
        <Button look="primary" onClick={attempt === null ? begin : () => setAttempt(null)}>
          {say(attempt === null ? 'tryAgain' : 'giveUp')}
        </Button>
        <button
          type="button"
          className="button plain review-turn"
          aria-label={say('next')}
          onClick={() => chosen.go(1)}
        >
          <Arrow d="M4 2 8 6 4 10" />
        </button>
      </nav>
    </div>
  );
}

/** What somebody does at a moment, and is over with the next one. */
function useDoings(step: number | null) {
  const [done, setDone] = useState<Doings>(NOTHING);
  const { isOpen, attempt } = done.step === step ? done : NOTHING;
  const change = (next: (now: Doings) => Partial<Doings>) =>
    setDone((before) => {
      const now = before.step === step ? before : { ...NOTHING, step };
      return { ...now, ...next(now) };
    });
  return {
    isOpen,
    attempt,
    setOpen: (next: boolean) => change(() => ({ isOpen: next })),
    setAttempt: (next: Attempt | null | ((before: Attempt | null) => Attempt | null)) =>
      change((now) => ({ attempt: typeof next === 'function' ? next(now.attempt) : next })),
  };
}

interface Doings {
  readonly step: number | null;
  /** Whether the true cards are shown. */
  readonly isOpen: boolean;
  readonly attempt: Attempt | null;
}

const NOTHING: Doings = { step: null, isOpen: false, attempt: null };

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function Tab({
  moment,
  isOn,
  words,
  onChoose,
}: {
  readonly moment: Moment;
  readonly isOn: boolean;
  readonly words: ReviewWords;
  readonly onChoose: (moment: Moment) => void;
}) {
  const say = useSay(reviewTexts);
  const { kind, number, decision, margin } = moment;
  return (
    <button
      type="button"
      role="tab"
      className={`review-tab ${isOn ? 'is-on' : ''}`}
      aria-selected={isOn}
      aria-controls="review-moment"
      onClick={() => onChoose(moment)}
    >
      <MomentMark kind={kind} number={number} />
      <span>
        {words.whenAt(decision.step)}
        <small>{kind === 'found' ? say('foundBy', { points: Math.floor(margin) }) : say(kind)}</small>
      </span>
      {kind !== 'found' && <b className="numeral">{signedShare(-decision.loss)}</b>}
    </button>
  );
}
