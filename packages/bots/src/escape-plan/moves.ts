import {
  canEnd,
  escapePrice,
  IN_TRAVEL,
  incomeOf,
  MOVEMENT_POINTS,
  NODES_PER_TILE,
  openExit,
  type Table,
  tileOf,
  tilesToAvoid,
  turnsToday,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { atlasOf, beyondOf, reachOf, turnsOutOf, type Way, waysFrom, waysOn } from './atlas.ts';
import { copsCost, toolsOf } from './cop-counts.ts';
import { gazetteerOf } from './gazetteer.ts';
import { type Lift, liftedWays } from './lifts.ts';
import { moneyToKeep } from './money-to-keep.ts';
import type { World, WorldBoard } from './world.ts';
import { Outlook, unlockWorth } from './worth.ts';

/** What a turn is spent on, as a player thinks of it: a rest, somewhere to go and how, or the way out. */
export interface Move {
  readonly kind: 'rest' | 'go' | 'escape' | 'stay';
  /** How to get there; `null` without travel. */
  readonly way: Way | null;
  /** How good it looks at first sight, in thousands. */
  readonly worth: number;
  /** What carries the robber on a part of the way, if anything. */
  readonly lift: Lift | null;
}

/** Not being out in time costs everything (E21.6). */
const CAUGHT = 1500;
/** Being short of money for the exit is nearly as bad, but something may turn up. */
const BROKE = 250;
/** Then every thousand counts. */
const EVERY_LITTLE = 15;

/** Every box has so many tiles. */
const MOST_TILES = 14;
/** Scratch: what a visit to each location is worth, worked out once for a turn; very little where it is not allowed. */
const worths = new Float64Array(MOST_TILES * NODES_PER_TILE);
const NOT_ALLOWED = -1e9;

/**
 * Everything a seat could do with the turn that begins now, or with what is left of it. Lifts are for whoever has time to think:
 * in what is imagined beyond the turn at hand everybody walks, rides and flies from the heliport.
 */
export function listMoves(world: World, table: Table, seat: Seat, isByLift = false): Move[] {
  const moves: Move[] = [];
  const board = world.boards[seat] as WorldBoard;
  const isTravelling = world.turn.seat === seat && world.turn.step === IN_TRAVEL;
  const outlook = new Outlook(world, table, seat);
  const exit = gazetteerOf(table).exits[openExit(world)] ?? -1;
  const turns = turnsToday(world, seat);
  const out = exit < 0 ? null : turnsOutOf(table, world.city, exit);
  const keep = moneyToKeep(world, table, seat);
  const tools = toolsOf(world, table, seat, board.cash - keep);
  const here = world.at[seat] as number;
  const start = isTravelling ? world.turn.start : here;
  const points = (isTravelling ? world.turn.mp : MOVEMENT_POINTS) + board.cans;
  const ways = isTravelling ? waysFromHere(world, table, here, points) : waysFrom(table, world.city, here);
  lookAround(outlook, world, table, seat);
  const free = isTravelling ? world.turn.mp : MOVEMENT_POINTS;
  let lastNode = -1;
  let gain = 0;
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index] as Way;
    const { node, peak } = way;
    if (peak > points) continue;
    const cans = Math.max(0, peak - free) * world.sense.can;
    if (node === exit) {
      const price = copsCost(world, tools, tilesToAvoid(way.left, start, node, true), board.wounds);
      const isPayable = board.cash >= escapePrice(world, table);
      keepBest(moves, 'escape', way, isPayable ? -price - cans : -CAUGHT - price, null);
    }
    if (node === start) continue;
    if (node !== lastNode) {
      lastNode = node;
      gain = worths[node] === NOT_ALLOWED ? NOT_ALLOWED : goalWorth(outlook, world, table, node, out, turns, keep);
    }
    if (gain === NOT_ALLOWED) continue;
    const left = tilesToAvoid(way.left, start, node, false);
    keepBest(moves, 'go', way, gain - cans - copsCost(world, tools, left, board.wounds), null);
  }
  if (isByLift && world.sense.lifts && !isTravelling) {
    for (const { way, lift, price } of liftedWays(world, table, seat, board.cash - keep)) {
      const { node, peak, left } = way;
      if (node === here || peak > free || worths[node] === NOT_ALLOWED) continue;
      const cops = copsCost(world, tools, tilesToAvoid(left, start, node, false), board.wounds);
      keepBest(moves, 'go', way, goalWorth(outlook, world, table, node, out, turns, keep) - price - cops, lift);
    }
  }
  if (!isTravelling) {
    if (board.sun === 1) {
      const late = out !== null && (out[here] as number) > turns - 1 ? CAUGHT : 0;
      const short = out !== null && board.cash < keep ? BROKE * (out[here] as number) : 0;
      moves.push({
        kind: 'rest',
        way: null,
        worth: restWorth(outlook, table, board) + onward(outlook, table, world, here) - late - short,
        lift: null,
      });
    } else if (moves.length === 0) moves.push({ kind: 'stay', way: null, worth: 0, lift: null });
  }
  return moves;
}

/** The middle of a move: the tiles left and the ride taken so far count. */
function waysFromHere(world: World, table: Table, node: number, points: number): readonly Way[] {
  const { left, ridden, jetSki } = world.turn;
  return waysOn(table, world.city, { node, used: 0, peak: 0, left, ridden: ridden === 1, from: null }, points, jetSki);
}

/** Of several ways to one place the best is kept. */
function keepBest(moves: Move[], kind: 'go' | 'escape', way: Way, worth: number, lift: Lift | null): void {
  for (let index = moves.length - 1; index >= 0; index--) {
    const known = moves[index] as Move;
    if (known.kind !== kind || known.way?.node !== way.node) continue;
    if (worth > known.worth) moves[index] = { kind, way, worth, lift };
    return;
  }
  moves.push({ kind, way, worth, lift });
}

function lookAround(outlook: Outlook, world: World, table: Table, seat: Seat): void {
  const { locations } = atlasOf(table, world.city);
  for (let index = 0; index < locations.length; index++) {
    const node = locations[index] as number;
    worths[node] = canEnd(world, table, seat, node) ? outlook.visit(node) : NOT_ALLOWED;
  }
}

/** What stopping there is worth, with what lies ahead, and whether the way out can still be made from there. */
function goalWorth(
  outlook: Outlook,
  world: World,
  table: Table,
  node: number,
  out: Int8Array | null,
  turns: number,
  keep: number,
): number {
  let worth = worths[node] as number;
  for (let cops = world.cops[tileOf(node)] as number; cops !== 0; cops &= cops - 1) worth -= world.sense.copAtGoal;
  if (out === null) return worth + onward(outlook, table, world, node);
  const late = (out[node] as number) - (turns - 1);
  if (late > 0) return worth - CAUGHT * late;
  if (turns > 2) worth += onward(outlook, table, world, node);
  const { cash } = outlook.board;
  const after = cash + incomeAt(outlook, table, world, node);
  const isBroke = after < keep;
  // Whoever goes first pays nothing: the shorter of money, the nearer the exit one should be.
  return isBroke ? worth - BROKE * (out[node] as number) + (after - cash) * EVERY_LITTLE : worth;
}

/** What lies ahead of a place: the best that is one turn away, a second choice, and what is two turns away. */
function onward(outlook: Outlook, table: Table, world: World, node: number): number {
  if (outlook.turns < 2) return 0;
  let best = 0;
  let second = 0;
  const reach = reachOf(table, world.city, node);
  for (let index = 0; index < reach.length; index++) {
    const worth = worths[reach[index] as number] as number;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  if (outlook.turns < 3) return best * world.sense.afterwards;
  let far = 0;
  const beyond = beyondOf(table, world.city, node);
  for (let index = 0; index < beyond.length; index++) {
    const worth = worths[beyond[index] as number] as number;
    if (worth > far) far = worth;
  }
  far *= world.sense.beyond;
  const near = best * world.sense.afterwards;
  // Both can be had, one after the other, but not each from where the other is.
  return Math.max(near, far) + second * world.sense.secondChoice;
}

/** Cash a visit brings, or takes. */
function incomeAt(outlook: Outlook, table: Table, world: World, node: number): number {
  const { kinds } = gazetteerOf(table);
  const kind = kinds[node];
  if (kind === 'EXIT_1' || kind === 'EXIT_2' || kind === 'EXIT_3') return incomeOf(table, outlook.board);
  if (kind === 'GANG') return -table.gangPrice;
  if (kind !== 'BUSINESS' && kind !== 'SAFE_HOUSE') return 0;
  const line = table.plans[outlook.board.plan]?.[world.places.indexOf(node)] ?? 0;
  return line < 0 ? incomeOf(table, outlook.board, 1) : 0;
}

/** E10: an asset, and everything that is used turned up again. */
function restWorth(outlook: Outlook, table: Table, board: WorldBoard): number {
  const { world } = outlook;
  let worth = unlockWorth(world, table, board) + world.sense.rested;
  if (board.firstAid === 0) worth += board.wounds > 0 ? world.sense.wound : world.sense.wound / 2;
  for (let space = 0; space < board.contacts.length; space++) {
    if ((board.spent & (1 << space)) === 0) continue;
    const effect = table.contacts[(board.contacts[space] as number) - 1]?.effect.kind;
    if (effect === 'GAIN_DISC') worth += outlook.disc() * 0.6;
    else if (effect === 'INCOME' || effect === 'HEAL') worth += 5;
    else worth += 3;
  }
  for (let used = board.used; used !== 0; used &= used - 1) worth += 4;
  return worth;
}
