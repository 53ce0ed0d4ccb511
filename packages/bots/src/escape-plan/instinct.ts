import { type Action, ALL_COPS, LAST_DAY, nextSlot, openExit, type Table, tileOf } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { tileToLay } from './architect.ts';
import type { Way } from './atlas.ts';
import { avoidCops, healFirst } from './avoid-habit.ts';
import type { Build } from './build.ts';
import { assignPlace } from './city-habit.ts';
import { takeContact } from './contact-habit.ts';
import { moveCop, removeCop } from './cops-habit.ts';
import { gazetteerOf } from './gazetteer.ts';
import type { Lift } from './lifts.ts';
import { isDiscUseful, moneyToKeep } from './money-to-keep.ts';
import { listMoves, type Move } from './moves.ts';
import { moneyOn } from './sense.ts';
import { usefulUse } from './uses-habit.ts';
import {
  assetToLose,
  assetToUnlock,
  atChurch,
  atExit,
  atHospital,
  buyEquipment,
  buyFixer,
  keepTile,
  openLocker,
  putItem,
  takeKey,
} from './visit-habit.ts';
import type { World, WorldBoard } from './world.ts';
import { keyToSpend, unlockWorth } from './worth.ts';

const PASS: Action = { type: 'pass' };
const MOVE: Action = { type: 'move' };
const REST: Action = { type: 'rest' };
const STAY: Action = { type: 'stay' };
const END_TURN: Action = { type: 'endTurn' };
const USE_DISC: Action = { type: 'useDisc' };
const TAKE_WOUND: Action = { type: 'takeWound' };

/** What a player has in mind for the turn. */
export interface Intention {
  move: Move | null;
  /** Whether the turn begins without using anything: money may be wanted on the way. */
  holdsBack?: boolean;
  /** The city that is built first, if one was decided on. */
  readonly build?: Build | null;
  /** Which of the cities still to be built is imagined. */
  variant: number;
  /** Decides the turns to come of one seat, or of all, while it knows something about them; `null` leaves it to first sight. */
  readonly foresight?: { readonly seat: Seat | 'all'; choose(world: World, table: Table, seat: Seat): Move | null };
}

/** The best of the moves at first sight. */
function bestMove(moves: readonly Move[]): Move | null {
  let best: Move | null = null;
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index] as Move;
    if (best === null || move.worth > best.worth) best = move;
  }
  return best;
}

/**
 * What an experienced player does without thinking: the next action of the seat that has to decide, surely legal. The turn's
 * move is in `intention`; without one it is chosen at first sight.
 */
export function instinct(world: World, table: Table, seat: Seat, intention: Intention): Action {
  const frame = world.frames[world.frames.length - 1];
  const board = world.boards[seat] as WorldBoard;
  switch (frame?.kind) {
    case 'action':
      return beginTurn(world, table, seat, intention);
    case 'travel':
      return travel(world, table, seat, intention);
    case 'avoid':
      return avoidCops(world, table, seat);
    case 'toll':
      return (board.wounds > 1 ? healFirst(table, board, board.cash) : null) ?? TAKE_WOUND;
    case 'finish':
      return usefulUse(world, table, seat, false) ?? END_TURN;
    case 'useDisc':
      return useDisc(world, table, seat);
    case 'takeContact':
      return takeContact(world, table, seat);
    case 'takeKey':
      return takeKey(world, table, seat, frame.x);
    case 'buyFixer':
      return buyFixer(world, table, seat);
    case 'takeCan':
      return { type: 'takeCan' };
    case 'buyEquipment':
      return buyEquipment(world, table, seat);
    case 'openLocker':
      return openLocker(world, table, seat);
    case 'keepTile':
      return keepTile(world);
    case 'placeItem':
      return putItem(board);
    case 'exit':
      return atExit(world, table, seat);
    case 'unlock':
      return { type: 'unlock', asset: assetToUnlock(board) };
    case 'mayUnlock':
      return unlockWorth(world, table, board) > 0 ? { type: 'unlock', asset: assetToUnlock(board) } : PASS;
    case 'mayHeal':
      return board.wounds > 0 ? { type: 'heal', count: 1 } : PASS;
    case 'mayPray':
      return atChurch(world, table, seat);
    case 'hospital':
      return atHospital(world, table, seat);
    case 'moveCop':
      return moveCop(world, table, seat, frame.x, -1);
    case 'approach':
      return moveCop(world, table, seat, ALL_COPS, tileOf(world.at[frame.x] as number));
    case 'removeCop':
      return removeCop(world, table, seat, 31 - Math.clz32(frame.x));
    case 'loseAsset':
      return assetToLose(board);
    case 'bonus':
      return isDiscUseful(world, seat) ? { type: 'bonusDisc' } : { type: 'bonusUnlock' };
    case 'unlockOffer':
      return payToUnlock(world, table, seat, board);
    case 'placeTile':
      return tileToLay(world, table, seat, intention.variant);
    case 'assign':
      return assignPlace(world, table, seat, gazetteerOf(table).kinds[frame.x] === 'BUSINESS');
    default:
      return PASS;
  }
}

/** E5.2. */
function payToUnlock(world: World, table: Table, seat: Seat, board: WorldBoard): Action {
  const price = table.incomeUnlockPrice;
  const isWorthIt = nextSlot(board) >= 0 && unlockWorth(world, table, board) > price * moneyOn(world);
  return isWorthIt && board.cash - price >= moneyToKeep(world, table, seat) + 4 ? { type: 'payToUnlock' } : PASS;
}

/** Whoever is still in the city on the last day needs every turn. */
function useDisc(world: World, table: Table, seat: Seat): Action {
  if (world.day === LAST_DAY) return USE_DISC;
  const best = bestMove(listMoves(world, table, seat));
  return best !== null && best.worth >= world.sense.discTurn ? USE_DISC : PASS;
}

/** Components first: what they bring or cost decides where one can go. Before the way out everything is cashed in. */
function beginTurn(world: World, table: Table, seat: Seat, intention: Intention): Action {
  const before = intention.holdsBack === true ? null : usefulUse(world, table, seat, false);
  if (before !== null) return before;
  intention.move ??= foresee(world, table, seat, intention) ?? bestMove(listMoves(world, table, seat));
  const { move } = intention;
  if (move === null || move.kind === 'stay') return world.boards[seat]?.sun === 1 ? REST : STAY;
  if (move.kind === 'rest') return REST;
  return (
    (move.kind === 'escape' && !isMetOnTheWayOut(world, table, seat) ? usefulUse(world, table, seat, true) : null) ??
    MOVE
  );
}

/** Whoever has cops to avoid on the way out cashes in after them (`goOn`), with what they leave. */
function isMetOnTheWayOut(world: World, table: Table, seat: Seat): boolean {
  if (!world.sense.careful) return false;
  const exit = gazetteerOf(table).exits[openExit(world)] ?? -1;
  return exit >= 0 && (world.cops[tileOf(exit)] !== 0 || world.cops[tileOf(world.at[seat] as number)] !== 0);
}

function foresee(world: World, table: Table, seat: Seat, { foresight }: Intention): Move | null {
  if (foresight === undefined || (foresight.seat !== seat && foresight.seat !== 'all')) return null;
  return foresight.choose(world, table, seat);
}

/** The next step of the way in mind. */
function travel(world: World, table: Table, seat: Seat, intention: Intention): Action {
  const here = world.at[seat] as number;
  let next = intention.move === null ? null : stepFrom(intention.move, here);
  if (next === null) {
    const moves = listMoves(world, table, seat);
    intention.move = bestMove(moves);
    next = intention.move === null ? null : stepFrom(intention.move, here);
  }
  const { move } = intention;
  if (next === null || move === null) return { type: 'turnBack' };
  if (isToLift(world, move.lift, here)) return move.lift.action;
  if (next === 'there') {
    if (move.kind === 'escape') return { type: 'escape' };
    return { type: 'stop', key: keyFor(world, table, seat, here) };
  }
  return stepTo(world, table, seat, here, next);
}

/** Whether the lift of a move is to be taken now: most carry the robber away, a jet ski opens the water (E11.4). */
function isToLift(world: World, lift: Lift | null, here: number): lift is Lift {
  return lift !== null && lift.at === here && world.turn.jetSki === 0;
}

/** E15.13: the key that a closed business asks for, or -1. */
export function keyFor(world: World, table: Table, seat: Seat, node: number): number {
  const place = world.places.indexOf(node);
  const isClosed = place >= 0 && (world.closed & (1 << place)) !== 0;
  return isClosed ? keyToSpend(world, table, seat) : -1;
}

/** The step that follows on a node of the way, `there` at its end, `null` when the node is not on it. */
function stepFrom(move: Move, here: number): Way | 'there' | null {
  let way = move.way;
  if (way === null) return null;
  if (way.node === here) return 'there';
  while (way.from !== null) {
    if (way.from.node === here) return way;
    way = way.from;
  }
  return null;
}

/** A step on foot, a ride or a flight; a can first when the points do not reach (E11.5). */
function stepTo(world: World, table: Table, seat: Seat, here: number, next: Way): Action {
  const cost = next.used - (next.from?.used ?? 0);
  if (cost > world.turn.mp && (world.boards[seat]?.cans ?? 0) > 0) return { type: 'gasCan' };
  if (cost < 0) return { type: 'ride', to: next.node };
  return isFlight(table, here, next.node) ? { type: 'fly', to: next.node } : { type: 'step', to: next.node };
}

/** From the heliport anything that cannot be stepped to is flown to. */
function isFlight(table: Table, here: number, to: number): boolean {
  if (gazetteerOf(table).kinds[here] !== 'HELIPORT') return false;
  return tileOf(here) !== tileOf(to);
}
