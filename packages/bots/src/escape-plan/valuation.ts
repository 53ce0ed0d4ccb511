import {
  blueprintOf,
  type Destination,
  distanceBetween,
  equipmentOf,
  exitAt,
  FIRST_SAFE_HOUSE,
  freeSpace,
  incomeOf,
  kindOf,
  LAST_DAY,
  lockerReach,
  type Node,
  openExit,
  type PublicBoard,
  type Route,
  stackOn,
  type Table,
  tileOf,
  tilesFromExit,
  tilesFromLocker,
  type View,
} from '@stakeout/escape-plan';

/** What the greedy player thinks things are worth, in thousands, like everything in this game. */
const CONTACT = 14;
const KEY = 8;
const ASSET = 7;
const HEALED = 18;
const LOCKER = 70;
const EXIT_TILE = 35;
const GANG = 3;
/** From here on money may be spent on comfort. */
const RICH = 20;
const STORE = 5;
/** A wound costs 20 at the end, and sooner or later handcuffs. */
const WOUND = 22;
/** How much a tile of distance to the exit weighs in the morning and in the afternoon of day 3. */
const DISTANCE = [20, 90];
const WAY_OUT = 10_000;

/** The best of all destinations with the best of its routes, or `null` when there is none. */
export function bestDestination(
  view: View,
  table: Table,
  destinations: readonly Destination[],
): { destination: Destination; route: Route; value: number } | null {
  let best: { destination: Destination; route: Route; value: number } | null = null;
  for (const destination of destinations) {
    const worth = worthOf(view, table, destination.node);
    for (const route of destination.routes) {
      const value = worth - WOUND * Math.max(0, route.cops - toolsOf(view));
      if (best === null || value > best.value) best = { destination, route, value };
    }
  }
  return best;
}

/** Equipment that is ready: each avoids a cop. */
function toolsOf(view: View): number {
  const board = boardOf(view);
  return board.items.filter((item, space) => equipmentOf(item) >= 0 && (board.used & (1 << space)) === 0).length;
}

function boardOf(view: View): PublicBoard {
  return view.table.boards[view.viewer ?? 0] as PublicBoard;
}

/** The open exit's node on day 3, or -1. */
export function wayOut(view: View, table: Table): Node {
  return blueprintOf(table).exits[openExit(view.table)] ?? -1;
}

/** The first one out pays nothing: whoever is short of money should not wait for dusk. */
const SAFE_CASH = 10;

/** Whether to leave the city as soon as the exit is in reach. */
export function isTimeToLeave(view: View): boolean {
  return view.table.day === LAST_DAY && (view.table.part >= DISTANCE.length || (view.own?.cash ?? 0) < SAFE_CASH);
}

/** What stopping at a node is worth now. */
function worthOf(view: View, table: Table, node: Node): number {
  const exit = wayOut(view, table);
  const worth = visitWorth(view, table, node);
  if (exit < 0) return worth;
  const isLastCall = isTimeToLeave(view);
  if (node === exit) return isLastCall ? WAY_OUT : 0;
  const distance = distanceBetween(table, view.table.city, tileOf(node), tileOf(exit));
  return worth - distance * (isLastCall ? 1000 : (DISTANCE[view.table.part] ?? 0));
}

function visitWorth(view: View, table: Table, node: Node): number {
  const board = boardOf(view);
  const contact = freeSpace(board) >= 0 ? CONTACT : 0;
  switch (kindOf(table, node)) {
    case 'BUSINESS':
      return placeWorth(view, table, node) + contact;
    case 'SAFE_HOUSE':
      return placeWorth(view, table, node) + KEY;
    case 'HOSPITAL':
      return board.wounds * HEALED - 8;
    case 'CLINIC':
      return contact + ASSET + (board.wounds > 0 ? HEALED : 0);
    case 'CHURCH':
      return contact + ASSET + 3;
    case 'GANG':
      return (view.own?.cash ?? 0) > RICH ? GANG : -table.gangPrice;
    case 'EXIT_1':
    case 'EXIT_2':
    case 'EXIT_3':
      return contact + Math.max(incomeOf(table, boardOf(view)), exitTileWorth(view, table, node));
    case 'STORE_A':
    case 'STORE_B':
    case 'STORE_C':
    case 'STORE_D':
      return STORE + lockerWorth(view, table);
    default:
      return 0;
  }
}

/** Money on the plan, or the income the symbol gives. */
function placeWorth(view: View, table: Table, node: Node): number {
  const place = view.table.places.indexOf(node);
  const line = table.plans[view.own?.plan ?? -1]?.[place] ?? 0;
  const closed = place < FIRST_SAFE_HOUSE && (view.table.closed & (1 << place)) !== 0 ? 10 : 0;
  return (line < 0 ? incomeOf(table, boardOf(view)) : line) - closed;
}

function freeItemSpaces(board: PublicBoard): number {
  return board.items.filter((item) => item === 0).length;
}

function exitTileWorth(view: View, table: Table, node: Node): number {
  const board = boardOf(view);
  const left = view.table.exitStackSizes[stackOn(view.table, exitAt(table, node))] ?? 0;
  return tilesFromExit(board, left) > 0 && freeItemSpaces(board) > 0 ? EXIT_TILE : 0;
}

function lockerWorth(view: View, table: Table): number {
  const board = boardOf(view);
  const reach = lockerReach(view.table.notoriety[view.viewer ?? 0] ?? 0, board);
  const isOpenable = table.lockers.some(({ threshold }, colour) => {
    const left = view.table.lockerSizes[colour] ?? 0;
    return board.keys.includes(1 + colour) && reach >= threshold && tilesFromLocker(table, board, colour, left) > 0;
  });
  return isOpenable && freeItemSpaces(board) > 0 ? LOCKER : 0;
}
