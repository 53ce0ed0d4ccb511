import { nearest } from '../../../table/arrow-focus.ts';
import type { Point } from './geometry.ts';

/** A place of the map that can have the focus. */
export interface Stop extends Point {
  readonly target: string;
}

/**
 * The place an arrow key leads to. From nowhere it is the one nearest to `home`. What lies off the line counts as farther
 * away, but what lies in that direction at all can be reached, so no place is cut off.
 */
export function nextStop<Place extends Stop>(
  stops: readonly Place[],
  from: string | null,
  key: string,
  home: Point,
): Place | null {
  const here = stops.find(({ target }) => target === from);
  if (here === undefined) return closest(stops, home);
  const others = stops.filter((stop) => stop !== here);
  return others[nearest(here, others, key)] ?? null;
}

function closest<Place extends Stop>(stops: readonly Place[], { x, y }: Point): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const distance = Math.hypot(stop.x - x, stop.y - y);
    if (distance < least) [best, least] = [stop, distance];
  }
  return best;
}
