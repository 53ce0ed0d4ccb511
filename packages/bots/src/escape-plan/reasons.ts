import {
  type Action,
  type ActionOf,
  contactsThatCount,
  escapePrice,
  fixerOf,
  IN_AVOID,
  incomeOf,
  LAST_DAY,
  nextSlot,
  printedOf,
  type Table,
  tileOf,
  turnsToday,
  type View,
} from '@stakeout/escape-plan';
import { FastChance, type Params, type Seat, type Term } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';
import type { Way } from './atlas.ts';
import { worstPrice } from './money-to-keep.ts';
import { listMoves, type Move } from './moves.ts';
import type { TripGoal } from './plan.ts';
import { money, reason, visitReason } from './visit-reasons.ts';
import { imagine, type World, type WorldBoard } from './world.ts';

/** What a seat looks at when it asks for a reason. */
interface Sight {
  readonly world: World;
  readonly table: Table;
  readonly seat: Seat;
  readonly board: WorldBoard;
  readonly kind: string;
}

/** The reason that weighs most for an action of the view's seat. It says what the table shows, not what a search found. */
export function reasonFor(view: View, action: Action, goal: TripGoal | null = null): Reason {
  const seat = view.viewer ?? 0;
  const world = imagine(view, seat, new FastChance(0));
  const board = world.boards[seat] as WorldBoard;
  const kind = world.frames[world.frames.length - 1]?.kind ?? '';
  const sight: Sight = { world, table: printedOf(world), seat, board, kind };
  const end = goal?.nodes.at(-1);
  if (goal !== null && end !== undefined && TRAVELS.has(action.type))
    return goal.isEscape ? reasonToEscape(sight) : visitReason(world, sight.table, seat, end);
  switch (action.type) {
    case 'move':
      return reasonToMove(sight);
    case 'step':
    case 'ride':
    case 'fly':
      return reasonToStep(sight, action.to);
    case 'stop':
      return visitReason(world, sight.table, seat, world.at[seat] as number);
    case 'escape':
      return reasonToEscape(sight);
    case 'rest':
      return reasonToRest(sight);
    case 'use':
      return reasonToUse(sight, action);
    case 'pass':
      return reasonToPass(sight);
    case 'takeContact':
      return reasonForContact(sight, action);
    case 'moveCop':
      return reasonToMoveCop(sight, action);
    case 'unlock':
      return reasonToUnlock(sight, action.asset);
    case 'putItem':
      return reason(board.items[action.space] === 0 ? 'putItem.free' : 'putItem.replace', 'E15.4');
    default:
      return plainReason(sight, action);
  }
}

/** What a whole trip may begin with: the reason for it is where it goes. */
const TRAVELS: ReadonlySet<Action['type']> = new Set([
  'move',
  'step',
  'ride',
  'fly',
  'gasCan',
  'useDisc',
  'escape',
  'stop',
]);

/** Where the table says it all. */
function plainReason({ table, board, world, seat }: Sight, action: Action): Reason {
  switch (action.type) {
    case 'payToUnlock':
      return reason('payToUnlock', 'E5.2', { cost: money(table.incomeUnlockPrice) });
    case 'layTile':
      return reason('layTile', 'E11.2', { tile: ['tile', action.tile] });
    case 'assign':
      return reasonToAssign(table, board, action.place);
    case 'useDisc':
      return reason(world.day === LAST_DAY ? 'useDisc.last' : 'useDisc', 'E9.2');
    case 'stay':
      return reason('stay', 'E9.5');
    case 'endTurn':
      return reason('endTurn', 'E9.3');
    case 'turnBack':
      return reason('turnBack', 'E9.5');
    case 'gasCan':
      return reason('gasCan', 'E11.5');
    case 'takeWound':
      return reason('takeWound', 'E22.2', { cost: money(-table.woundPenalty) });
    case 'takeKey':
      return reason('takeKey', 'E15.8', { key: ['key', action.colour], money: money(bestOf(table, action.colour)) });
    case 'buyFixer':
      return reason('buyFixer', 'E17.10', { fixer: ['fixer', action.fixer] });
    case 'takeCan':
      return reason('takeCan', 'E11.5');
    case 'buyEquipment':
      return reason('buyEquipment', 'E17.3', { equipment: ['equipment', action.equipment] });
    case 'openLocker':
      return reason('openLocker', 'E15.8', { money: money(bestOf(table, action.colour)) });
    case 'keepTile':
      return reason('keepTile', 'E22.2', { money: money(action.value) });
    case 'takeIncome':
      return reason('takeIncome', 'E5.1', { money: money(incomeOf(table, board)) });
    case 'drawTiles':
      return reason('drawTiles', 'E15.9');
    case 'heal':
      return reason('heal', 'E22.2', { count: action.count, money: money(-table.woundPenalty * action.count) });
    case 'pray':
      return reason('pray', 'E15.11', { cost: money(table.churchPrice), position: world.notoriety[seat] as number });
    case 'removeCop':
      return reason('removeCop', 'E17.12', { tile: ['tile', action.from] });
    case 'loseAsset':
      return reason('loseAsset', 'E18.3', { asset: ['asset', action.asset] });
    case 'bonusDisc':
      return reason('bonusDisc', 'E15.3');
    default:
      return reason('bonusUnlock', 'E15.3');
  }
}

function bestOf(table: Table, colour: number): number {
  return Math.max(...(table.lockers[colour]?.values ?? [0]));
}

function reasonToAssign(table: Table, board: WorldBoard, place: number): Reason {
  const line = table.plans[board.plan]?.[place] ?? 0;
  const params: Params = { place: ['place', place], money: money(Math.max(0, line)) };
  return line < 0 ? reason('assign.income', 'E15.1', params) : reason('assign', 'E22.2', params);
}

/** The move is as good as the best place it can lead to. */
function reasonToMove(sight: Sight): Reason {
  const moves = listMoves(sight.world, sight.table, sight.seat).filter(({ way }) => way !== null);
  return reasonForGoal(sight, bestOfMoves(moves));
}

/** A step is as good as the best place it is on the way to. */
function reasonToStep(sight: Sight, to: number): Reason {
  const here = sight.world.at[sight.seat] as number;
  const moves = listMoves(sight.world, sight.table, sight.seat);
  return reasonForGoal(sight, bestOfMoves(moves.filter(({ way }) => stepAfter(way, here) === to)));
}

function reasonForGoal(sight: Sight, move: Move | null): Reason {
  const node = move?.way?.node;
  if (move === null || node === undefined) return reason('move', 'E11.1');
  return move.kind === 'escape' ? reasonToEscape(sight) : visitReason(sight.world, sight.table, sight.seat, node);
}

function bestOfMoves(moves: readonly Move[]): Move | null {
  return moves.reduce<Move | null>((best, move) => (best === null || move.worth > best.worth ? move : best), null);
}

/** The node that follows on a way after one of its nodes, or -1. */
function stepAfter(way: Way | null, here: number): number {
  for (let step = way; step !== null; step = step.from) if (step.from?.node === here) return step.node;
  return -1;
}

function reasonToEscape({ world, table, seat }: Sight): Reason {
  const price = escapePrice(world, table);
  const later = worstPrice(world, table, seat);
  if (turnsToday(world, seat) <= 1) return reason('escape.last', 'E21.6');
  return later > price
    ? reason('escape.price', 'E21.3', { cost: money(price), later: money(later) })
    : reason('escape', 'E21.1', { cost: money(price) });
}

function reasonToRest({ board }: Sight): Reason {
  if (board.firstAid === 0 && board.wounds > 0) return reason('rest.aid', 'E10.2');
  return board.spent !== 0 || board.used !== 0 ? reason('rest.refresh', 'E10.2') : reason('rest.unlock', 'E10.3');
}

/** E17: an executive action is as good as its effect. */
function reasonToUse(sight: Sight, action: ActionOf<'use'>): Reason {
  const { board, table, world } = sight;
  if (action.component === 'firstAid') return reason('use.heal', 'E17.5');
  if (action.component === 'asset') {
    const cost = table.slotCosts[action.index] ?? 0;
    return reason('use.asset', 'E17.8', { money: money(table.usedAssetValue), cost: money(cost) });
  }
  if (world.turn.step === IN_AVOID) return reason('use.avoid', 'E12.4');
  if (action.component === 'member') return reason(action.target >= 0 ? 'use.travel' : 'use.hush', 'E17.6');
  const effect =
    action.component === 'contact'
      ? table.contacts[(board.contacts[action.index] ?? 0) - 1]?.effect.kind
      : table.fixers[fixerOf(board.items[action.index] ?? 0)]?.effect.kind;
  const clause = action.component === 'contact' ? 'E17.12' : 'E17.10';
  return reason(`use.${USES[effect ?? ''] ?? 'other'}`, clause);
}

const USES: Readonly<Record<string, string>> = {
  HEAL: 'heal',
  GAIN_DISC: 'disc',
  INCOME: 'income',
  TAKE_CONTACT: 'contact',
  UNLOCK_ASSET: 'unlock',
  LOSE_NOTORIETY: 'hush',
  GANG_ABILITY: 'hush',
  MOVE_OFFICER: 'cop',
  REMOVE_OFFICER: 'cop',
  FLY: 'travel',
  SEWER: 'travel',
  WATER_PASSABLE: 'travel',
  MOVE_TO_HOSPITAL: 'travel',
  REFRESH_EQUIPMENT_AND_CONTACTS: 'refresh',
};

/** What is not bought leaves money for the way out; what is not used is there later. */
function reasonToPass({ world, table, seat, kind }: Sight): Reason {
  if (kind === 'useDisc') return reason('pass.disc', 'E9.2');
  if (kind === 'avoid') return reason('pass.avoid', 'E17.13');
  if (kind === 'openLocker' || kind === 'bonus' || kind === 'mayHeal' || kind === 'takeCan')
    return reason('pass', 'E14.2');
  return reason('pass.money', 'E21.3', { cost: money(worstPrice(world, table, seat)) });
}

function reasonForContact({ world, table, board }: Sight, action: ActionOf<'takeContact'>): Reason {
  const contact: Term = ['contactName', world.display[action.index] ?? 0];
  if (action.space < 0) return reason('takeContact.remove', 'E16.1', { contact });
  if (board.contacts[action.space] !== 0) return reason('takeContact.replace', 'E16.1', { contact });
  const count = contactsThatCount(board) + 1;
  return reason('takeContact', 'E22.2', { contact, count, money: money(table.contactScores[count] ?? 0) });
}

function reasonToMoveCop({ world, seat, kind }: Sight, action: ActionOf<'moveCop'>): Reason {
  const params: Params = { cop: ['cop', action.cop], tile: ['tile', action.to] };
  const here = world.at[seat] ?? -1;
  if (here >= 0 && tileOf(here) === action.from) return reason('moveCop.away', 'E12.2', params);
  return kind === 'approach' ? reason('moveCop.near', 'E19.4', params) : reason('moveCop', 'E17.9', params);
}

function reasonToUnlock({ board, table }: Sight, asset: number): Reason {
  const slot = nextSlot(board);
  const params: Params = { asset: ['asset', asset], money: money(table.usedAssetValue) };
  if (slot < 0) return reason('unlock.room', 'E18.2', params);
  return board.contacts.includes(-1 - asset)
    ? reason('unlock.contact', 'E18.2', params)
    : reason('unlock.item', 'E18.2', params);
}
