import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { announce } from '../parts/live-region.tsx';
import { Link } from '../routes/link.tsx';
import { useSay } from '../text/say.ts';
import type { Sentences } from '../text/sentences.ts';
import './coach-mark.css';
import { GUIDE_TEXTS } from './guide.texts.ts';
import { useGestures } from './use-gestures.ts';
import type { GuideCard } from './use-guide.ts';
import { usePlaced } from './use-placed.ts';

/** A card of the guide near what it speaks of, with a ring around that. Neither is in the way of a click. */
export function CoachMark<Id extends string>({
  card,
  texts,
  isCalm,
  changed,
  ground = [],
}: {
  readonly card: GuideCard<Id>;
  readonly texts: Sentences<Id | `${Id}Title`>;
  /** Whether Escape has nothing nearer to end, such as a refusal. */
  readonly isCalm: boolean;
  /** Selectors of what changed last, or is spoken of besides: whoever reads wants to see it. */
  readonly changed?: readonly string[] | undefined;
  /** Selectors of what the game is about, which is left free where there is room elsewhere. */
  readonly ground?: readonly string[];
}) {
  const say = useSay(GUIDE_TEXTS);
  const sayStep = useSay(texts);
  const gestures = useGestures();
  const { step, count, onNext, onSkip } = card;
  const title = sayStep(`${step.id}Title`);
  const text = sayStep(step.id, gestures);
  const isDone = count === null || count.isLast;
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  usePlaced(box, ring, step, ground, changed ?? []);
  useEscape(isCalm, onSkip);
  const spoken = say('spoken', { title, text });
  useEffect(() => announce(spoken), [spoken]);
  return (
    <>
      <div ref={ring} className="coach-ring" aria-hidden="true" />
      <section ref={box} className="coach-mark" aria-label={say('guide')} data-testid="guide">
        <p className="coach-count">
          <span className="label">{say('guide')}</span>{' '}
          {count === null ? say('extra') : say(count.isLast ? 'lastCount' : 'count', { number: count.number })}
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="coach-ways">
          {count !== null && isDone ? (
            <Link className="button ghost small" href="/learn">
              {say('lessons')}
            </Link>
          ) : (
            <Button small look="ghost" onClick={onSkip}>
              {say('skip')}
            </Button>
          )}
          <Button small look={step.asks ? 'plain' : 'primary'} className="coach-next" onClick={onNext}>
            {say(isDone ? 'done' : 'next')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** Escape ends the guide, unless a sheet is open or somebody is writing. */
function useEscape(isCalm: boolean, onSkip: () => void): void {
  // From the moment the guide is there, and not from the first picture after it.
  useLayoutEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isCalm) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [popover]') !== null) return;
      event.preventDefault();
      onSkip();
    };
    // Before the table's own keys: whoever sees a guide means the guide.
    addEventListener('keydown', follow, true);
    return () => removeEventListener('keydown', follow, true);
  });
}
