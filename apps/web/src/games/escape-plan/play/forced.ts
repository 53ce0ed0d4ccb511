import { type Action, forcedAction, type View } from '@stakeout/escape-plan';

/** Worked out once for a view: the prompt says it, and the table does it. */
const known = new WeakMap<View, Action | null>();

/** What the viewer cannot but do now; `null` where there is something to decide, or nothing to do. */
export function forcedIn(view: View, options: readonly Action[]): Action | null {
  if (view.viewer === null || options.length === 0) return null;
  let forced = known.get(view);
  if (forced === undefined) {
    forced = forcedAction(view, view.viewer);
    known.set(view, forced);
  }
  return forced;
}
