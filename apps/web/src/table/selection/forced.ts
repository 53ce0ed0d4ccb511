import type { TableSnapshot } from '../../session/session.ts';
import type { Touching } from './touching.ts';

/** What is done without being asked for; a roll only where the player wants it so. */
interface Forced<Action> {
  readonly action: Action;
  readonly isRoll: boolean;
}

/** What happens by itself now, or `null` where the player is asked. */
export function forcedIn<Target extends string, Action>(
  touching: Touching<Target, Action>,
  snapshot: TableSnapshot,
  rollsByItself: boolean,
): Forced<Action> | null {
  const { viewer, toAct, options, undoable } = snapshot;
  const [only] = options as readonly Action[];
  // Whoever can still take back the step before has that to decide.
  if (viewer === null || !toAct.includes(viewer) || only === undefined || options.length > 1 || undoable > 0)
    return null;
  const kind = touching.formality?.(only) ?? null;
  if (kind === null || (kind === 'roll' && !rollsByItself)) return null;
  return { action: only, isRoll: kind === 'roll' };
}

/** The same touching, in which nothing can be touched where something happens by itself. */
export function withoutForced<Target extends string, Action>(
  touching: Touching<Target, Action>,
  isForced: (snapshot: TableSnapshot) => boolean,
): Touching<Target, Action> {
  return { ...touching, decisionIn: (snapshot) => (isForced(snapshot) ? null : touching.decisionIn(snapshot)) };
}
