import type { EventSink, Seat } from '@stakeout/kernel';
import { type Node, tileOf } from '../city/node.ts';
import { type Event, happened } from '../event.ts';
import type { State } from '../state.ts';

/** The robber goes to a node, by whatever means; the tile it leaves is remembered for AVOID (E12.2). */
export function leaveTo(state: State, seat: Seat, to: Node, events: EventSink<Event> | null): void {
  const from = state.at[seat] as Node;
  if (tileOf(from) !== tileOf(to)) state.turn.left |= 1 << tileOf(from);
  state.at[seat] = to;
  state.turn.trail = [to];
  events?.show(happened('moved', { pawn: seat, node: to }));
}
