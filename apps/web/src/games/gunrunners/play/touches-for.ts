import { type Action, type ActionOf, faceUp, type View } from '@stakeout/gunrunners';
import { touchesAmong } from '../../../table/selection/choices.ts';
import type { TouchesFor } from '../../front.ts';
import { choicesOf, type Target } from './selection.ts';

/** What is touched to choose these actions, in order: lessons point at it. */
export const touchesFor: TouchesFor = ({ view, viewer, options }, actions) => {
  const [first] = actions as readonly Action[];
  if (first?.type === 'arrange') return touchesToArrange(view as View, first);
  return touchesAmong(choicesOf(view as View, viewer ?? 0, options as readonly Action[]), actions);
};

/** G7.5: swapped one after another until everybody lies where they are meant to. */
function touchesToArrange(view: View, { cards }: ActionOf<'arrange'>): readonly Target[] {
  const layout = view.probation.map(faceUp);
  return cards.flatMap((card, location): readonly Target[] => {
    if (layout[location] === card) return [];
    const from = layout.indexOf(card, location);
    layout[from] = layout[location] ?? 0;
    layout[location] = card;
    return [`probation:${location}`, `probation:${from}`];
  });
}
