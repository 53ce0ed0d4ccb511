import type { Action, View } from '@stakeout/escape-plan';
import { standingAfter, touch } from '../../table/selection/choices.ts';
import { choicesOf } from './choices.ts';
import { meaningOf } from './refused-touch.ts';
import type { EscapeTouching } from './targets.ts';

/** How Escape Plan is played by touching the city, the cards and the board. */
export const touching: EscapeTouching = {
  decisionIn({ view: shown, viewer, toAct, options }) {
    if (shown === null || viewer === null || !toAct.includes(viewer) || options.length === 0) return null;
    const choices = choicesOf(shown as View, options as readonly Action[]);
    return {
      standing: (parts) => standingAfter(choices, parts),
      touch: (parts, target) => touch(choices, parts, target),
      way(action) {
        const wanted = JSON.stringify(action);
        return choices.find(({ plan }) => plan.length === 1 && JSON.stringify(plan[0]) === wanted)?.ways[0] ?? null;
      },
    };
  },
  meaningOf: ({ view }, parts, target) => meaningOf(view as View, parts, target),
};
