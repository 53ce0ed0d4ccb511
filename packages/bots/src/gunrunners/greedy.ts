import type { Action, View } from '@stakeout/gunrunners';
import type { Picker } from '../policy.ts';
import { Appraisal } from './appraisal.ts';
import { AS_SHOWN } from './prospects.ts';

const appraisal = new Appraisal();

/**
 * Takes what looks best at first sight and looks no further: the yardstick for every better bot. Of options that look
 * alike chance takes one.
 */
export function chooseGreedily(view: View, options: readonly Action[], chance: Picker): number {
  appraisal.begin(view, view.viewer ?? 0, AS_SHOWN);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  let alike = 0;
  for (const [index, option] of options.entries()) {
    const worth = appraisal.of(option);
    if (worth > highest) {
      highest = worth;
      best = index;
      alike = 1;
    } else if (worth === highest && chance.pick(++alike) === 0) best = index;
  }
  return best;
}
