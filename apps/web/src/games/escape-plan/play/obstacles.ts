import { type Action, type Node, type View, whyNoTrips } from '@stakeout/escape-plan';
import type { Refusal } from '@stakeout/kernel';

const NONE: ReadonlyMap<Node, Refusal> = new Map();
/** Worked out once for a view: flags, names and tips of the map all ask for it. */
const known = new WeakMap<View, ReadonlyMap<Node, Refusal>>();

/** Why the viewer's robber cannot get to some of the places now; nothing while it does not travel. */
export function obstaclesIn(view: View, options: readonly Action[]): ReadonlyMap<Node, Refusal> {
  const isOpen = view.table.frames.at(-1)?.kind === 'travel' || options.some(({ type }) => type === 'move');
  if (!isOpen || options.length === 0) return NONE;
  const found = known.get(view) ?? whyNoTrips(view);
  known.set(view, found);
  return found;
}

/** The points that a place out of reach takes; `null` for others. */
export function pointsMissing(refusal: Refusal | undefined): number | null {
  return refusal?.reason === 'stop.needsMore' ? Number(refusal.params.need) : null;
}
