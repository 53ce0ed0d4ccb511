import { lazy, Suspense } from 'react';
import { CoachMark } from '../../../guide/coach-mark.tsx';
import { type GuideCard, useGuide } from '../../../guide/use-guide.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { ESCAPE_PLAN_GUIDE } from './guide.texts.ts';
import {
  ESCAPE_PLAN_STEPS,
  type EscapePlanStep,
  escapePlanPhase,
  type FirstStep,
  GROUND,
  LATER_STEPS,
  type LaterStep,
  ON_GROUND,
  SPOKEN_OF,
} from './guide.ts';

const LaterCard = lazy(() => import('./later-card.tsx'));

/** The guide through the first turn of Escape Plan, at its table. */
export default function EscapePlanCoach() {
  const { session, view, isActing } = useTable();
  const { selection } = useChoosing();
  const phase = escapePlanPhase(view, isActing, selection.standing.plan !== null);
  const card = useGuide(session, ESCAPE_PLAN_STEPS, phase);
  if (card === null) return null;
  const isCalm = selection.trouble === null;
  if (!isLater(card))
    return (
      <CoachMark
        card={card as GuideCard<FirstStep>}
        texts={ESCAPE_PLAN_GUIDE}
        isCalm={isCalm}
        ground={GROUND}
        changed={[...ON_GROUND, ...(SPOKEN_OF[card.step.id] ?? [])]}
      />
    );
  return (
    <Suspense fallback={null}>
      <LaterCard card={card} isCalm={isCalm} />
    </Suspense>
  );
}

function isLater(card: GuideCard<EscapePlanStep>): card is GuideCard<LaterStep> {
  return LATER_STEPS.some((id) => id === card.step.id);
}
