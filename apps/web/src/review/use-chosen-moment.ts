import { useCallback, useState } from 'react';
import { announce } from '../parts/live-region.tsx';
import { useSay } from '../text/say.ts';
import type { Moment } from './model/moments.ts';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWords } from './use-review-words.ts';

export interface ChosenMoment {
  readonly moment: Moment | null;
  readonly choose: (moment: Moment) => void;
  /** To the next moment, or back by -1; round from the last to the first. */
  readonly go: (by: 1 | -1) => void;
}

/**
 * The moment on show. What was chosen stays, however many more are found beside it; until then it is the one that the address asks
 * for, or the gravest.
 */
export function useChosenMoment(moments: readonly Moment[], words: ReviewWords, asked: number | null): ChosenMoment {
  const say = useSay(reviewTexts);
  const [step, setStep] = useState<number | null>(null);
  const named = moments.find(({ decision }) => decision.seq === asked);
  const moment = moments.find(({ decision }) => decision.step === step) ?? named ?? gravest(moments);
  const choose = useCallback(
    (next: Moment) => {
      setStep(next.decision.step);
      const { number, kind, decision } = next;
      announce(say('momentNow', { number, count: moments.length, when: words.whenAt(decision.step), kind: say(kind) }));
    },
    [moments.length, words, say],
  );
  const go = useCallback(
    (by: 1 | -1) => {
      const at = moment === null ? -1 : moments.indexOf(moment);
      const next = moments[(at + by + moments.length) % Math.max(1, moments.length)];
      if (next !== undefined) choose(next);
    },
    [moments, moment, choose],
  );
  return { moment, choose, go };
}

function gravest(moments: readonly Moment[]): Moment | null {
  return moments.reduce<Moment | null>(
    (one, other) => (one === null || weightOf(other) > weightOf(one) ? other : one),
    null,
  );
}

function weightOf({ kind, decision }: Moment): number {
  return kind === 'found' ? 0 : decision.loss;
}
