import { useEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';
import { settings } from '../state/settings.ts';
import { canBegin, endGuide, keepProgress, startGuide, useRunningGuide } from './guide-state.ts';
import { type Count, countOf, follow, type GuidePhase, type GuideStep, goOn, shownStep } from './progress.ts';

export interface GuideCard<Id extends string> {
  readonly step: GuideStep<Id>;
  /** Its place among those shown; `null` for one that is not counted. */
  readonly count: Count | null;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/**
 * The guide's card for the phase the viewer is in, if there is a guide. It speaks when the viewer decides, or holds up what is told
 * (`useIsGuideFirst`), so that nobody plays on under it. It starts by itself in the first game of its kind on
 * this device, never online and never in a replay, which has nothing to click.
 */
export function useGuide<Id extends string>(
  session: TableSession,
  steps: readonly GuideStep<Id>[],
  phase: GuidePhase,
): GuideCard<Id> | null {
  const running = useRunningGuide();
  const isTried = useRef(false);
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    const { viewer } = session.get();
    const isNew = viewer !== null && canBegin(session);
    if (isNew && !settings.get().guided.includes(session.game.id)) startGuide(session.game.id, session.id, viewer);
  }, [session]);

  const isMine = running !== null && running.table === session.id && running.seat === session.get().viewer;
  const progress = isMine ? follow(steps, running.progress, phase) : null;
  useEffect(() => {
    if (progress !== null && progress !== running?.progress) keepProgress(progress);
  });
  if (progress === null) return null;
  const step = shownStep(steps, progress, phase);
  if (step === null) return null;
  return {
    step,
    count: countOf(steps, progress, step),
    onNext: () => keepProgress(goOn(steps, progress, phase)),
    onSkip: endGuide,
  };
}
