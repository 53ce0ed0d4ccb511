import type { Event } from '@stakeout/gunrunners';
import { CoachMark } from '../../../guide/coach-mark.tsx';
import { useGuide } from '../../../guide/use-guide.ts';
import { goalsOf } from '../motion/changed-places.ts';
import { useTable } from '../table-context.ts';
import type { Picture } from '../use-picture.ts';
import { GROUND } from './ground.ts';
import { GUNRUNNERS_GUIDE } from './guide.texts.ts';
import { GUNRUNNERS_STEPS, gunrunnersPhase } from './guide.ts';

/** So many moves back somebody still looks for what happened: a deployment, and the roll of whoever is next. */
const RECENT = 3;
/** The guide through the first turn of Gunrunners, at its table. A bust being told is not talked over. */
export default function GunrunnersCoach({ picture }: { readonly picture: Picture }) {
  const { isActing, selection } = picture;
  const hasPlan = selection.standing.plan !== null;
  const isCalm = selection.trouble === null;
  const { session, snapshot, view, parts, busting } = useTable();
  const phase = busting >= 0 ? 'bust' : gunrunnersPhase(view, isActing, parts, hasPlan);
  const card = useGuide(session, GUNRUNNERS_STEPS, phase);
  if (card === null) return null;
  const events = snapshot.moves.slice(-RECENT).flatMap((move) => move.events as readonly Event[]);
  const changed = events.flatMap((event) => goalsOf(event, view)).map((place) => `[data-place="${place}"]`);
  return <CoachMark card={card} texts={GUNRUNNERS_GUIDE} isCalm={isCalm} ground={GROUND} changed={changed} />;
}
