import { CoachMark } from '../../../guide/coach-mark.tsx';
import { useGuide } from '../../../guide/use-guide.ts';
import { useChoosing, useTable } from '../table-context.ts';
import { ESCAPE_PLAN_GUIDE } from './guide.texts.ts';
import { ESCAPE_PLAN_STEPS, escapePlanPhase, GROUND, ON_GROUND, SPOKEN_OF } from './guide.ts';

/** The guide through the first turn of Escape Plan, at its table. */
export default function EscapePlanCoach() {
  const { session, view, isActing } = useTable();
  const { selection } = useChoosing();
  const phase = escapePlanPhase(view, isActing, selection.standing.plan !== null);
  const card = useGuide(session, ESCAPE_PLAN_STEPS, phase);
  if (card === null) return null;
  return (
    <CoachMark
      card={card}
      texts={ESCAPE_PLAN_GUIDE}
      isCalm={selection.trouble === null}
      ground={GROUND}
      changed={[...ON_GROUND, ...(SPOKEN_OF[card.step.id] ?? [])]}
    />
  );
}
