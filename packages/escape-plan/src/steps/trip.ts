import type { EventSink, Seat } from '@stakeout/kernel';
import { type Node, tileOf } from '../city/node.ts';
import type { Happening } from '../event.ts';
import type { State } from '../state.ts';

/** So often a robber may stand on one node without spending a point. */
const MOST_TIMES = 2;

/**
 * every way may be walked, also back along the own trail; but not a third time for free onto the same node, or a turn
 * would never have to end.
 */
export function isTroddenOut(trail: readonly Node[], node: Node): boolean {
  let times = 0;
  for (let index = 0; index < trail.length; index++) if (trail[index] === node) times++;
  return times >= MOST_TIMES;
}

/**
 * E12.1, E12.2, E21.2: the tiles whose cops a move that ends calls, as a mask: those left on the way, but for the one where it ends,
 * unless it leads out of the city; none when it ends on the tile it began on.
 */
export function tilesToAvoid(left: number, start: Node, end: Node, isEscape: boolean): number {
  const here = 1 << tileOf(end);
  if (isEscape) return left | here;
  return tileOf(end) === tileOf(start) ? 0 : left & ~here;
}

/** The robber goes to a node, by whatever means; the tile it leaves is remembered for AVOID (E12.2). */
export function leaveTo(
  state: State,
  seat: Seat,
  to: Node,
  events: EventSink<Happening> | null,
  trail: Node[] = [to],
): void {
  const from = state.at[seat] as Node;
  if (tileOf(from) !== tileOf(to)) state.turn.left |= 1 << tileOf(from);
  state.at[seat] = to;
  state.turn.trail = trail;
  events?.show({ type: 'moved', pawn: seat, node: to });
}
