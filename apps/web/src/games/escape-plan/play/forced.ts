import type { Action, forcedAction, View } from '@stakeout/escape-plan';
import { createStore } from '../../../state/store.ts';

/** Loaded with the first decision: the first picture of a table does without it. */
export const forcedRule = createStore<typeof forcedAction | null>(null);

let loading: Promise<void> | null = null;

export function loadForcedRule(): Promise<void> {
  loading ??= import('./forced-rule.ts').then((rule) => forcedRule.set(rule.forcedAction));
  return loading;
}

/** Worked out once for a view: the prompt says it, and the table does it. */
const known = new WeakMap<View, Action | null>();

/** What the viewer cannot but do now; `null` where there is something to decide, or nothing to do. */
export function forcedIn(view: View, options: readonly Action[]): Action | null {
  const rule = forcedRule.get();
  if (view.viewer === null || options.length === 0 || rule === null) return null;
  let forced = known.get(view);
  if (forced === undefined) {
    forced = rule(view, view.viewer);
    known.set(view, forced);
  }
  return forced;
}
