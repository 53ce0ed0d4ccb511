import { useTable } from '../gunrunners/table-context.ts';
import { CoachMark } from './coach-mark.tsx';
import { GUNRUNNERS_GUIDE } from './gunrunners-guide.texts.ts';
import { GUNRUNNERS_STEPS, gunrunnersPhase } from './gunrunners-guide.ts';
import { useGuide } from './use-guide.ts';

/** The guide through the first turn of Gunrunners, at its table. A bust being told is not talked over. */
export function GunrunnersCoach({
  isActing,
  hasPlan,
  isCalm,
}: {
  readonly isActing: boolean;
  readonly hasPlan: boolean;
  readonly isCalm: boolean;
}) {
  const { session, view, parts, busting } = useTable();
  const phase = busting >= 0 ? 'bust' : gunrunnersPhase(view, isActing, parts, hasPlan);
  const card = useGuide(session, GUNRUNNERS_STEPS, phase);
  return card === null ? null : <CoachMark card={card} texts={GUNRUNNERS_GUIDE} isCalm={isCalm} />;
}
