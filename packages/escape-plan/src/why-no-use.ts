import type { Seat } from '@stakeout/kernel';
import { type ActionOf, GANG_FLIGHT, IGNORE_TILE, LIE_LOW } from './action.ts';
import { isHelipad } from './city/blueprint.ts';
import { distanceBetween } from './city/graph.ts';
import { isLocation, isWater, type Node, tileOf } from './city/node.ts';
import type { Effect, Step, Table, Tile } from './data/table.ts';
import type { Reason } from './decisions/decision.ts';
import { isClosedWater } from './decisions/why-no-step.ts';
import { equipmentOf, fixerOf } from './items.ts';
import { type Board, boardOf, IN_AVOID, IN_TRAVEL, type State } from './state.ts';
import { gangToReturnTo } from './steps/gangs.ts';
import { ASSET_EFFECTS } from './use-effects.ts';

type Use = ActionOf<'use'>;

/** What a refusal is made of. */
interface Scene {
  readonly state: State;
  readonly table: Table;
  readonly seat: Seat;
  readonly board: Board;
}

const NOT_NOW: Reason = ['E17.1', 'use.notNow'];

/** E17: why a component cannot be used now: it is turned down, cannot be paid for, belongs to another step, or not on that. */
export function whyNoUse(state: State, table: Table, seat: Seat, action: Use): Reason {
  const board = boardOf(state, seat);
  const scene = { state, table, seat, board };
  switch (action.component) {
    case 'contact':
      return whyNoContact(scene, action);
    case 'fixer':
    case 'equipment':
      return whyNoItem(scene, action);
    case 'asset':
      return whyNoAsset(scene, action);
    case 'firstAid':
      return board.firstAid === 0 ? ['E17.5', 'use.spent'] : NOT_NOW;
    case 'member':
      return whyNoMember(scene, action);
  }
}

function whyNoContact(scene: Scene, action: Use): Reason {
  const { state, table, board } = scene;
  const { index: space } = action;
  const content = board.contacts[space] ?? 0;
  if ((board.cuffed & (1 << space)) !== 0) return ['E13.2', 'use.cuffed'];
  const contact = table.contacts[content - 1];
  if (content < 0) return ['E18.2', 'use.locked'];
  if (contact === undefined) return NOT_NOW;
  if ((board.spent & (1 << space)) !== 0) return ['E17.2', 'use.spent'];
  if (board.cash < contact.cost) return ['E17.2', 'use.cost'];
  return whyNotInStep(state, contact.step) ?? whyNoTarget(scene, contact.effect, action, 'E17.12');
}

function whyNoItem(scene: Scene, action: Use): Reason {
  const { state, table, board } = scene;
  const { index: space } = action;
  const item = board.items[space] ?? 0;
  const fixer = table.fixers[fixerOf(item)];
  const isEquipment = equipmentOf(item) >= 0;
  if ((board.used & (1 << space)) !== 0) return isEquipment ? ['E17.3', 'use.spent'] : ['E17.4', 'use.once'];
  if (isEquipment) return whyNotInStep(state, 'AVOID') ?? ['E17.3', 'use.target'];
  if (fixer === undefined) return NOT_NOW;
  return whyNotInStep(state, fixer.step) ?? whyNoTarget(scene, fixer.effect, action, 'E17.10');
}

function whyNoAsset(scene: Scene, action: Use): Reason {
  const { table, board } = scene;
  const slot = board.slots[action.index] ?? 0;
  if (slot < 0) return ['E17.8', 'use.spent'];
  const effect = ASSET_EFFECTS[slot - 1];
  if (effect === undefined) return NOT_NOW;
  if (effect.kind === 'MASTER_KEY') return ['E17.13', 'use.masterKey'];
  if (board.cash < (table.slotCosts[action.index] ?? 0)) return ['E17.8', 'use.cost'];
  return whyNoTarget(scene, effect, action, 'E17.11');
}

function whyNoMember(scene: Scene, action: Use): Reason {
  const { state, board, seat } = scene;
  if (board.members === 0) return ['E17.6', 'use.noMember'];
  const isOwn = action.index >= 0 && gangToReturnTo(state, seat, action.index) === action.index;
  return isOwn ? whyNoAbility(scene, action) : ['E17.6', 'use.notYourGang'];
}

/** The component is ready and its step is on: what it was to be used on, or where it was to lead, is at fault. */
function whyNoTarget(scene: Scene, { kind, amount }: Effect, action: Use, clause: string): Reason {
  switch (kind) {
    case 'FLY':
      return whyNoFlight(scene, action.target);
    case 'SEWER':
      return whyNoSewer(scene, action.target, amount);
    case 'MOVE_TO_HOSPITAL':
      return ['A-30', 'use.medevac'];
    case 'GANG_ABILITY':
      return whyNoAbility(scene, action);
    default:
      return [clause, 'use.target'];
  }
}

/** E17.6: each ability has its time. */
function whyNoAbility(scene: Scene, { ability, target }: Use): Reason {
  const { step } = scene.state.turn;
  if (ability === GANG_FLIGHT) return step === IN_TRAVEL ? whyNoFlight(scene, target) : ['E17.6', 'use.flightInTravel'];
  if (ability === IGNORE_TILE && step !== IN_AVOID) return ['E17.6', 'use.ignoreInAvoid'];
  return ['E17.6', ability === LIE_LOW || ability === IGNORE_TILE ? 'use.target' : 'use.ability'];
}

const FARTHEST_FLIGHT = 2;

/** E17.7: from a tile with a heliport or icons, for a point, one or two tiles far, and to where an end is in reach (E17.13). */
function whyNoFlight({ state, table, seat }: Scene, to: Node): Reason {
  const from = tileOf(state.at[seat] as Node);
  if (!isHelipad(table.tiles[from] as Tile)) return ['E17.7', 'use.noPad'];
  if (state.turn.mp < 1) return ['E17.7', 'use.flightPoint'];
  if (to < 0) return ['E17.7', 'use.tooFarToFly'];
  if (isClosedWater(state, table, to)) return ['E11.4', 'step.water'];
  const far = distanceBetween(table, state.city, from, tileOf(to));
  return far >= 1 && far <= FARTHEST_FLIGHT ? ['E17.13', 'step.noEnd'] : ['E17.7', 'use.tooFarToFly'];
}

/** E17.12, A-29: between land terrains so many tiles apart. */
function whyNoSewer({ state, table, seat }: Scene, to: Node, reach: number): Reason {
  const from = state.at[seat] as Node;
  const isLand = (node: Node) => node >= 0 && !isLocation(node) && !isWater(node);
  if (!isLand(from) || !isLand(to) || distanceBetween(table, state.city, tileOf(from), tileOf(to)) !== reach)
    return ['E17.12', 'use.sewer'];
  return ['E17.13', 'step.noEnd'];
}

function whyNotInStep({ turn }: State, step: Step): Reason | null {
  if (step === 'TRAVEL' && turn.step !== IN_TRAVEL) return ['E17.1', 'use.travelOnly'];
  if (step === 'AVOID' && turn.step !== IN_AVOID) return ['E17.1', 'use.avoidOnly'];
  return null;
}
