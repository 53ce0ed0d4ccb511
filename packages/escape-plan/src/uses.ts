import type { Seat } from '@stakeout/kernel';
import { type Action, type Component, GANG_FLIGHT, IGNORE_TILE, LIE_LOW } from './action.ts';
import { useAction } from './action-table.ts';
import { isHelipad } from './city/blueprint.ts';
import { graphOf } from './city/graph.ts';
import { isLocation, isWater, kindOf, type Node, nodeOfKind, tileOf } from './city/node.ts';
import { copyBoard } from './copy-state.ts';
import {
  ALL_COPS,
  type Contact,
  type Effect,
  type Equipment,
  type Fixer,
  SANDRA,
  type Step,
  type Table,
  type Tile,
} from './data/table.ts';
import { costaTile, sandraTile, type Use } from './effects.ts';
import { equipmentOf, fixerOf } from './items.ts';
import { FLIGHT_COST } from './numbers.ts';
import { boardOf, IN_AVOID, IN_TRAVEL, type State } from './state.ts';
import { carriersHeld, isContactReady, isItemReady, REFRESH } from './steps/components.ts';
import { gangToReturnTo } from './steps/gangs.ts';
import { canPay } from './steps/money.ts';
import { costsWithBoard, eachGoal, pointsAtHand } from './steps/reach.ts';
import { ASSET_EFFECTS, pointsFor, TARGETS_PER_TILE } from './use-effects.ts';

/** E17: every executive action of the seat whose turn it is. */
export function listUses(state: State, table: Table, seat: Seat, actions: Action[]): void {
  const board = boardOf(state, seat);
  for (let space = 0; space < board.contacts.length; space++) {
    if (!isContactReady(table, board, space)) continue;
    const { effect, step, cost } = table.contacts[(board.contacts[space] as number) - 1] as Contact;
    if (isStepNow(state, step)) listTargets(state, table, seat, 'contact', space, effect, cost, actions);
  }
  for (let space = 0; space < board.items.length; space++) {
    if (!isItemReady(board, space)) continue;
    const item = board.items[space] as number;
    const fixer = fixerOf(item);
    if (fixer >= 0) {
      const { effect, step } = table.fixers[fixer] as Fixer;
      if (isStepNow(state, step)) listTargets(state, table, seat, 'fixer', space, effect, 0, actions);
    }
    const equipment = equipmentOf(item);
    if (equipment >= 0 && state.turn.step === IN_AVOID)
      listCops(state, 'equipment', space, (table.equipment[equipment] as Equipment).avoids, actions);
  }
  for (let slot = 0; slot < board.slots.length; slot++) {
    const asset = (board.slots[slot] as number) - 1;
    const cost = table.slotCosts[slot] as number;
    if (asset < 0 || !canPay(state, seat, cost)) continue;
    const effect = ASSET_EFFECTS[asset] as Effect;
    if (effect.kind === 'MASTER_KEY') continue;
    listTargets(state, table, seat, 'asset', slot, effect, cost, actions);
  }
  if (board.firstAid === 1) actions.push(useAction('firstAid', 0));
  if (board.members > 0) listMembers(state, table, seat, actions);
}

/** Whether a component could carry the robber on from where it stands. */
export function canUseToTravel(state: State, table: Table, seat: Seat): boolean {
  const uses: Action[] = [];
  listUses(state, table, seat, uses);
  return uses.some((action) => action.type === 'use' && isCarried(state, table, seat, action));
}

function isCarried(state: State, table: Table, seat: Seat, { component, index, ability }: Use): boolean {
  if (ability === GANG_FLIGHT) return true;
  const board = boardOf(state, seat);
  const effect =
    component === 'contact'
      ? table.contacts[(board.contacts[index] as number) - 1]?.effect
      : component === 'fixer'
        ? table.fixers[fixerOf(board.items[index] as number)]?.effect
        : undefined;
  return effect?.kind === 'FLY' || effect?.kind === 'SEWER' || effect?.kind === 'MOVE_TO_HOSPITAL';
}

/** E17.1. */
function isStepNow(state: State, step: Step): boolean {
  return step === 'ANY' || state.turn.step === (step === 'TRAVEL' ? IN_TRAVEL : IN_AVOID);
}

function listTargets(
  state: State,
  table: Table,
  seat: Seat,
  component: Component,
  index: number,
  effect: Effect,
  cost: number,
  actions: Action[],
): void {
  switch (effect.kind) {
    case 'FLY':
      listFlights(state, table, seat, component, index, -1, cost, actions);
      return;
    case 'SEWER':
      listSewers(state, table, seat, component, index, effect.amount, cost, actions);
      return;
    case 'MOVE_TO_HOSPITAL':
      if (canBeEvacuated(state, table, seat)) actions.push(useAction(component, index));
      return;
    case 'WATER_PASSABLE':
      listWaters(state, table, component, index, actions);
      return;
    case 'AVOID_TYPES_ON_TILE':
      listTilesToAvoid(state, component, index, effect.cops, -1, actions);
      return;
    case 'AVOID_ALL_ON_TILE':
      listTilesToAvoid(state, component, index, ALL_COPS, -1, actions);
      return;
    case 'AVOID_ANY':
      listCops(state, component, index, ALL_COPS, actions);
      return;
    case 'GANG_ABILITY':
      actions.push(useAction(component, index, -1, LIE_LOW));
      if (state.turn.step === IN_TRAVEL) listFlights(state, table, seat, component, index, GANG_FLIGHT, cost, actions);
      if (state.turn.step === IN_AVOID) listTilesToAvoid(state, component, index, ALL_COPS, IGNORE_TILE, actions);
      return;
    default:
      actions.push(useAction(component, index));
  }
}

/** E17.6: the member goes back to a gang with an own marker. */
function listMembers(state: State, table: Table, seat: Seat, actions: Action[]): void {
  for (let tile = gangToReturnTo(state, seat); tile >= 0; tile = gangToReturnTo(state, seat, tile + 1)) {
    actions.push(useAction('member', tile, -1, LIE_LOW));
    if (state.turn.step === IN_TRAVEL) listFlights(state, table, seat, 'member', tile, GANG_FLIGHT, 0, actions);
    if (state.turn.step === IN_AVOID) listTilesToAvoid(state, 'member', tile, ALL_COPS, IGNORE_TILE, actions);
  }
}

/** E17.7: from a tile with a heliport or icons, one movement point, one or two tiles away, with a legal end beyond (E17.13). */
function listFlights(
  state: State,
  table: Table,
  seat: Seat,
  component: Component,
  index: number,
  ability: number,
  cost: number,
  actions: Action[],
): void {
  const tile = tileOf(state.at[seat] as Node);
  const points = pointsAtHand(state, seat) - FLIGHT_COST;
  if (state.turn.mp < FLIGHT_COST || !isHelipad(table.tiles[tile] as Tile) || !canPay(state, seat, cost)) return;
  const costs = costsBeyond(state, table, seat, component, index, cost);
  eachGoal(state, table, tile, 1, 2, (to) => {
    if ((costs[to] as number) <= points) actions.push(useAction(component, index, to, ability));
  });
}

/** The way to a legal end once a component is used and paid for: it is not counted on again, unless it can be turned up. */
function costsBeyond(
  state: State,
  table: Table,
  seat: Seat,
  component: Component,
  index: number,
  cost: number,
): Int8Array {
  const board = copyBoard(boardOf(state, seat));
  const isTurnedUp = (carriersHeld(table, board) & REFRESH) !== 0;
  board.cash -= cost;
  if (component === 'fixer') board.used |= 1 << index;
  else if (component === 'member') {
    board.members--;
    // With the last of its members back a gang is free again.
    if (state.gangs[index] === 1) {
      board.markers++;
      return costsWithBoard(state, table, seat, board, index);
    }
  } else if (!isTurnedUp) board.spent |= 1 << index;
  return costsWithBoard(state, table, seat, board, -1);
}

/** E17.12: between land terrains exactly two tiles apart. */
function listSewers(
  state: State,
  table: Table,
  seat: Seat,
  component: Component,
  index: number,
  reach: number,
  cost: number,
  actions: Action[],
): void {
  const from = state.at[seat] as Node;
  if (isLocation(from) || isWater(from)) return;
  const costs = costsBeyond(state, table, seat, component, index, cost);
  eachGoal(state, table, tileOf(from), reach, reach, (to) => {
    if (isLocation(to) || isWater(to)) return;
    const price = pointsFor({ kind: 'SEWER' }, from, to);
    if (state.turn.mp >= price && (costs[to] as number) <= pointsAtHand(state, seat) - price)
      actions.push(useAction(component, index, to));
  });
}

/** not from the hospital, and not back to it. */
function canBeEvacuated(state: State, table: Table, seat: Seat): boolean {
  return kindOf(table, state.turn.start) !== 'HOSPITAL' && state.at[seat] !== nodeOfKind(table, 'HOSPITAL');
}

/** E11.4: one body of water, named by its lowest tile; none to open is no reason not to use it (E17.13). */
function listWaters(state: State, table: Table, component: Component, index: number, actions: Action[]): void {
  const { ferried, waters } = graphOf(table, state.city);
  let known = ferried | state.turn.jetSki;
  let found = false;
  for (let tile = 0; tile < waters.length; tile++) {
    if ((known & (1 << tile)) !== 0 || waters[tile] === 0) continue;
    known |= waters[tile] as number;
    actions.push(useAction(component, index, tile));
    found = true;
  }
  if (!found) actions.push(useAction(component, index));
}

/** The tiles on which an effect would avoid somebody; outside AVOID, or where it would avoid nobody, it comes to nothing. */
function listTilesToAvoid(
  state: State,
  component: Component,
  index: number,
  cops: number,
  ability: number,
  actions: Action[],
): void {
  let found = false;
  if (state.turn.step === IN_AVOID) {
    const sandra = sandraTile(state);
    const costa = cops === ALL_COPS ? costaTile(state) : -1;
    for (let tile = 0; tile < state.turn.toAvoid.length; tile++) {
      const covers = ((state.turn.toAvoid[tile] as number) & cops) !== 0 || tile === sandra || tile === costa;
      if (!covers) continue;
      actions.push(useAction(component, index, tile, ability));
      found = true;
    }
  }
  if (!found && ability < 0) actions.push(useAction(component, index, -1, ability));
}

/** One cop, by tile and type. */
function listCops(state: State, component: Component, index: number, cops: number, actions: Action[]): void {
  let found = false;
  const sandra = sandraTile(state);
  for (let tile = 0; tile < state.turn.toAvoid.length; tile++) {
    for (let type = 0; type < SANDRA; type++) {
      if (((state.turn.toAvoid[tile] as number) & cops & (1 << type)) === 0) continue;
      actions.push(useAction(component, index, tile * TARGETS_PER_TILE + type));
      found = true;
    }
    if (tile === sandra) {
      actions.push(useAction(component, index, tile * TARGETS_PER_TILE + SANDRA));
      found = true;
    }
  }
  if (!found) actions.push(useAction(component, index));
}
