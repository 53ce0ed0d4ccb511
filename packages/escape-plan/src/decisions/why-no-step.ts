import type { Seat } from '@stakeout/kernel';
import { graphOf } from '../city/graph.ts';
import { isWater, type Node, tileOf } from '../city/node.ts';
import type { Table } from '../data/table.ts';
import type { State } from '../state.ts';
import { navigableWater } from '../steps/reach.ts';
import { isTroddenOut } from '../steps/trip.ts';
import type { Reason } from './decision.ts';

/** Why a step on foot is not possible, by the clause that says so. */
export function whyNoStep(state: State, table: Table, seat: Seat, to: Node): Reason {
  const price = priceOf(state, table, seat, to);
  if (price < 0) return ['E11.3', 'step.notBeside'];
  if (isClosedWater(state, table, to)) return ['E11.4', 'step.water'];
  if (price > state.turn.mp) return ['E11.2', 'step.points'];
  if (price === 0 && isTroddenOut(state.turn.trail, to)) return ['A-31', 'step.circles'];
  return ['E11.1', 'step.noEnd'];
}

/** Water that no ferry crosses and no jet ski has opened. */
export function isClosedWater(state: State, table: Table, node: Node): boolean {
  return isWater(node) && (navigableWater(state, table) & (1 << tileOf(node))) === 0;
}

/** What the step costs, or -1 when the node is not beside the robber. */
function priceOf(state: State, table: Table, seat: Seat, to: Node): number {
  const graph = graphOf(table, state.city);
  const from = state.at[seat] as Node;
  const end = graph.first[from + 1] as number;
  for (let index = graph.first[from] as number; index < end; index++)
    if (graph.to[index] === to) return graph.cost[index] as number;
  return -1;
}
