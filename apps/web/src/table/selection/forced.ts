import type { TableSnapshot } from '../../session/session.ts';
import type { Touching } from './touching.ts';

/** Whether an action, where it is the only one, is a formality: a roll, or something else that nobody need be asked about. */
type Formality<Action> = (action: Action) => 'roll' | 'only' | null;

/** What is done without being asked for: the one thing there is to do, if it is a formality; a roll only where it is wanted so. */
export function onlyFormality<Action>(formality: Formality<Action>) {
  return (
    { options, undoable }: Pick<TableSnapshot, 'options' | 'undoable'>,
    rollsByItself: boolean,
  ): Action | null => {
    const [only] = options as readonly Action[];
    // Whoever can still take back the step before has that to decide.
    if (only === undefined || options.length > 1 || undoable > 0) return null;
    const kind = formality(only);
    return kind === null || (kind === 'roll' && !rollsByItself) ? null : only;
  };
}

/** What happens by itself now, or `null` where the player is asked. */
export function forcedIn<Target extends string, Action>(
  touching: Touching<Target, Action>,
  snapshot: TableSnapshot,
  rollsByItself: boolean,
): Action | null {
  const { viewer, toAct } = snapshot;
  if (viewer === null || !toAct.includes(viewer)) return null;
  return touching.forced?.(snapshot, rollsByItself) ?? null;
}

/** The same touching, in which nothing can be touched where something happens by itself. */
export function withoutForced<Target extends string, Action>(
  touching: Touching<Target, Action>,
  isForced: (snapshot: TableSnapshot) => boolean,
): Touching<Target, Action> {
  return { ...touching, decisionIn: (snapshot) => (isForced(snapshot) ? null : touching.decisionIn(snapshot)) };
}
