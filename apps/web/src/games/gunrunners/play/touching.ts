import type { Action, View } from '@stakeout/gunrunners';
import { offered, wayTo } from '../../../table/selection/choices.ts';
import { onlyFormality } from '../../../table/selection/forced.ts';
import type { Touching } from '../../../table/selection/touching.ts';
import { meaningOf } from './refused-touch.ts';
import { choicesOf, standingAfter, type Target, touchOrAlias } from './selection.ts';

/** With one way left to do them there is nothing to ask; whoever could decline is asked. */
const FORMALITIES: ReadonlySet<Action['type']> = new Set(['place', 'flip', 'station']);

/** What is done without asking; the roll of the die only where it is wanted so. */
export const onlyWay = onlyFormality<Action>(({ type }) =>
  type === 'roll' ? 'roll' : FORMALITIES.has(type) ? 'only' : null,
);

/** How Gunrunners is played by touching cards and places. */
export const touching: Touching<Target, Action> = {
  decisionIn(snapshot) {
    const { view: shown, viewer, toAct, options } = snapshot;
    if (shown === null || viewer === null || !toAct.includes(viewer) || options.length === 0) return null;
    const view = shown as View;
    const choices = offered(snapshot, choicesOf(view, viewer, options as readonly Action[]));
    return {
      standing: (parts) => standingAfter(view, choices, parts),
      touch: (parts, target) => touchOrAlias(view, choices, parts, target),
      way: (action) => wayTo(choices, action),
    };
  },
  forced: onlyWay,
  meaningOf: ({ view, viewer }, parts, target) => meaningOf(view as View, viewer ?? 0, parts, target),
};
