import { FastChance, forbidden, type Refusal, type Seat } from '@stakeout/kernel';
import type { ActionOf } from './action.ts';
import { MOVE } from './action-table.ts';
import { isInCity } from './city/city.ts';
import { isLocation, locationNode, type Node } from './city/node.ts';
import { printedOf } from './data/printed.ts';
import type { Table } from './data/table.ts';
import { whyNoStop } from './decisions/travel.ts';
import { isClosedWater, whyNoStep } from './decisions/why-no-step.ts';
import { determinize } from './determinize.ts';
import { pointsAtHand, pointsNeeded } from './points-to.ts';
import { actOn, explain, legal } from './rules.ts';
import { type State, topFrame } from './state.ts';
import { endAt, exitAt, openExit } from './steps/visiting.ts';
import { startOf } from './travel-search.ts';
import type { View } from './view.ts';

/** E11.1, E15: why the viewer's move cannot lead to a place: what stands there forbids it, or it is out of reach. */
export function whyNoTrip(view: View, node: Node): Refusal {
  const { viewer } = view;
  if (viewer === null || view.own === null) return forbidden('E11.1', 'stop.notHere');
  const state = determinize(view, viewer, new FastChance(0));
  const table = printedOf(state);
  if (isLocation(node)) return whyNotTo(state, table, viewer, node, pointsNeeded(state, table, viewer));
  const isClosed = isClosedWater(state, table, node);
  return isClosed ? forbidden('E11.4', 'step.water') : forbidden(...whyNoStep(state, table, viewer, node));
}

/** The same for every location of the city to which the viewer's move cannot lead; those not named can be reached. */
export function whyNoTrips(view: View): ReadonlyMap<Node, Refusal> {
  const { viewer } = view;
  const refusals = new Map<Node, Refusal>();
  if (viewer === null || view.own === null) return refusals;
  const state = determinize(view, viewer, new FastChance(0));
  const table = printedOf(state);
  const needed = pointsNeeded(state, table, viewer);
  const have = pointsAtHand(state, viewer);
  const exit = openExit(state);
  for (let tile = 0; tile < table.tiles.length; tile++) {
    if (!isInCity(state.city, tile)) continue;
    for (const node of [locationNode(tile, 0), locationNode(tile, 1)]) {
      const isNear = (needed.get(node) ?? Number.POSITIVE_INFINITY) <= have;
      const isOut = exit >= 0 && exitAt(table, node) === exit;
      const refusal = whyNotTo(state, table, viewer, node, needed);
      if (!isNear || (!isOut && !isDistance(refusal))) refusals.set(node, refusal);
    }
  }
  return refusals;
}

/**
 * E17.1: why a component cannot be used where the viewer has still to choose between rest and move, as if the move had begun:
 * TRAVEL is near, so that it works there only is no reason. What works there needs but the move; `null` where no move is near.
 */
export function whyNoUseBeforeMove(view: View, action: ActionOf<'use'>): Refusal | null {
  const { viewer } = view;
  if (viewer === null || view.own === null || view.table.frames.at(-1)?.kind !== 'action') return null;
  const state = determinize(view, viewer, new FastChance(0));
  if (explain(state, viewer, MOVE).length > 0) return null;
  actOn(state, viewer, MOVE, new FastChance(0), null);
  if (topFrame(state).kind !== 'travel') return null;
  const { component, index } = action;
  const works = legal(state, viewer).some(
    (option) => option.type === 'use' && option.component === component && option.index === index,
  );
  return works ? forbidden('E17.1', 'use.moveFirst') : (explain(state, viewer, action)[0] ?? null);
}

/** Whether it is only too far: what stands there would allow it. */
function isDistance({ reason }: Refusal): boolean {
  return reason === 'stop.needsMore' || reason === 'stop.tooFar';
}

function whyNotTo(state: State, table: Table, seat: Seat, node: Node, needed: ReadonlyMap<Node, number>): Refusal {
  if (node === startOf(state, seat)) return forbidden('E11.1', 'stop.notHere');
  const demand = endAt(state, table, seat, node);
  if (demand !== 'nothing' && demand !== 'gang' && demand !== 'key') return forbidden(...whyNoStop(() => demand));
  const need = needed.get(node);
  if (need === undefined) return forbidden('E11.2', 'stop.tooFar');
  return forbidden('E11.2', 'stop.needsMore', { need, have: pointsAtHand(state, seat) });
}
