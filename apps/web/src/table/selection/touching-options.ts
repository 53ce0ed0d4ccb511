import type { Seat } from '@stakeout/kernel';
import { offered, type Parts, standingAfter, touch, wayTo } from './choices.ts';
import type { Touching } from './touching.ts';

/**
 * Touching for games in which every option is one action: the game says by which touches each is chosen, and what a touch
 * that is not legal would have meant.
 */
export function touchingOptions<View, Target extends string, Action>(
  waysTo: (action: Action, view: View) => readonly Parts<Target>[],
  meaningOf: (view: View, seat: Seat, parts: Parts<Target>, target: Target) => Action,
): Touching<Target, Action> {
  return {
    decisionIn(snapshot) {
      const { view, viewer, toAct, options } = snapshot;
      if (view === null || viewer === null || !toAct.includes(viewer) || options.length === 0) return null;
      const legal = (options as readonly Action[]).map((action) => ({
        plan: [action],
        ways: waysTo(action, view as View),
      }));
      const choices = offered(snapshot, legal);
      return {
        standing: (parts) => standingAfter(choices, parts),
        touch: (parts, target) => touch(choices, parts, target),
        way: (action) => wayTo(choices, action),
      };
    },
    meaningOf: ({ view, viewer }, parts, target) => meaningOf(view as View, viewer ?? 0, parts, target),
  };
}
