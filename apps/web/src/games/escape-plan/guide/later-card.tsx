import { CoachMark } from '../../../guide/coach-mark.tsx';
import type { GuideCard } from '../../../guide/use-guide.ts';
import { GROUND, type LaterStep, ON_GROUND } from './guide.ts';
import { LATER_GUIDE } from './later.texts.ts';

/** A card of the guide that comes after the first turn; its words come with it. */
export default function LaterCard(props: { readonly card: GuideCard<LaterStep>; readonly isCalm: boolean }) {
  return <CoachMark {...props} texts={LATER_GUIDE} ground={GROUND} changed={ON_GROUND} />;
}
