import { FastChance, forbidden, type Refusal, type Seat } from '@stakeout/kernel';
import { isLocation, type Node } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import { whyNoStop } from './decisions/travel.ts';
import { isClosedWater, whyNoStep } from './decisions/why-no-step.ts';
import { determinize } from './determinize.ts';
import type { Table } from './data/table.ts';
import { pointsAtHand, pointsNeeded } from './points-to.ts';
import type { State } from './state.ts';
import { endAt } from './steps/visiting.ts';
import { startOf } from './travel-search.ts';
import type { View } from './view.ts';

/** E11.1, E15: why the viewer's move cannot lead to a place: what stands there forbids it, or it is out of reach. */
export function whyNoTrip(view: View, node: Node): Refusal {
  const { viewer } = view;
  if (viewer === null || view.own === null) return forbidden('E11.1', 'stop.notHere');
  const state = determinize(view, viewer, new FastChance(0));
  const table = printedOf(state);
  if (!isLocation(node)) {
    const isClosed = isClosedWater(state, table, node);
    return isClosed ? forbidden('E11.4', 'step.water') : forbidden(...whyNoStep(state, table, viewer, node));
  }
  if (node === startOf(state, viewer)) return forbidden('E11.1', 'stop.notHere');
  const demand = endAt(state, table, viewer, node);
  if (demand === 'nothing' || demand === 'gang' || demand === 'key') return outOfReach(state, table, viewer, node);
  return forbidden(...whyNoStop(() => demand));
}

function outOfReach(state: State, table: Table, seat: Seat, node: Node): Refusal {
  const need = pointsNeeded(state, table, seat).get(node);
  if (need === undefined) return forbidden('E11.2', 'stop.tooFar');
  return forbidden('E11.2', 'stop.needsMore', { need, have: pointsAtHand(state, seat) });
}
